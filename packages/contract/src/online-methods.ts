/** Ways of payment whose money comes through a gateway, by their names in the API. */
export const onlineMethods = ['ameriabank', 'idram'] as const

export type OnlineMethod = (typeof onlineMethods)[number]
