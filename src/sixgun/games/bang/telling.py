from sixgun.engine.game import Telling
TELLING = Telling(phrase=lambda m,n:(str(m),), note=lambda g,m,n:"", refusals={}, event=lambda e,n:str(e), question=lambda g,v,n:"?", table=lambda g,v,n:"", view=lambda g,v,n:{}, colours={})
