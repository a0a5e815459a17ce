/** An event on an element of a known kind; Lit does not say so by itself. */
type EventAt<T extends Element> = Event & { readonly target: T };
