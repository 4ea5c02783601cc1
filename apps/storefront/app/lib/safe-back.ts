/** An address that a visitor may be led back to: a path of this shop; nothing where it could lead anywhere else. */
export const safeBack = (value: string | null): string => (value !== null && /^\/(hy|ru|en)([/?][^\\]*)?$/.test(value) ? value : '')
