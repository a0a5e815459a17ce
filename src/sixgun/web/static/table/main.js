/** Both elements of the table: the live one, and the one that shows a finished game again. */
import "./table.js";
import "./replay.js";
