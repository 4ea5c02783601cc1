/** The colour of a browser's own bars around the shop; a token, filled in by the build. */
export const barColor = import.meta.env.BAR_COLOR
/** The colour of the page itself. */
export const pageColor = import.meta.env.PAGE_COLOR
