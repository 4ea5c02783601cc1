import { useQuery } from '@tanstack/react-query'
import { pinnedProducts } from './desk-queries.ts'

interface PinnedNamesProps {
  ids: readonly number[]
  /** Products whose names are at hand. */
  known: readonly { id: number; name: string }[]
}

/** Pinned products by name, one a line in their order. */
export function PinnedNames({ ids, known }: PinnedNamesProps) {
  const unknown = ids.filter((id) => !known.some((product) => product.id === id))
  const found = useQuery(pinnedProducts(unknown)).data ?? []
  return ids
    .map((id) => [...known, ...found].find((product) => product.id === id)?.name ?? `№ ${id}`)
    .join('\n')
}
