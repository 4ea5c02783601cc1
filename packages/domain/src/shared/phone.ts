/** The digits that every writing of an Armenian phone shares: without `+374`, `00374` or `0`. */
export const nationalDigits = (digits: string): string => digits.replace(/^(?:(?:00)?374|0)(?=\d)/, '')
