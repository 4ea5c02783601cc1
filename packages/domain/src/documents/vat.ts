/** A price with value-added tax of 20 % contains a sixth of itself as tax. */
export const vatPart = 6

/** Drams of value-added tax in a price that contains it, rounded to whole drams. */
export const vatInside = (drams: number): number => Math.round(drams / vatPart)
