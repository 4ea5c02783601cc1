import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ContentProposal } from '@tsiran/contract/admin/product-contents'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { staleAfterWrite } from '../product-queries.ts'

const proposalsKey = ['content-proposals'] as const

/** Proposals after a variant's id, from the first without one. */
const proposalsQuery = (after: number | undefined) =>
  queryOptions({
    queryKey: [...proposalsKey, after],
    queryFn: ({ signal }) =>
      api('GET /api/admin/products/contents/proposals', {
        query: { ...(after !== undefined && { after }) },
        signal,
      }),
  })

/** A proposal as the person has corrected it. */
export interface ReviewedRow extends Pick<ContentProposal, 'content_unit'> {
  chosen: boolean
  /** Grams, millilitres or pieces; null while nothing is written. */
  content_amount: number | null
}

/** Proposed contents page by page, with what the person has made of them. */
export function useContents() {
  const t = useMessages()
  const toast = useToast()
  const [after, setAfter] = useState<number>()
  const [edits, setEdits] = useState<Readonly<Record<number, Partial<ReviewedRow>>>>({})
  const list = useQuery(proposalsQuery(after))
  const rows = (list.data?.data ?? []).map((proposal) => ({
    proposal,
    reviewed: {
      chosen: true,
      content_amount: proposal.content_amount,
      content_unit: proposal.content_unit,
      ...edits[proposal.variant_id],
    } satisfies ReviewedRow,
  }))
  const chosen = rows.flatMap(({ proposal, reviewed }) => {
    const { content_amount, content_unit } = reviewed
    if (!reviewed.chosen || !content_amount) return []
    const { variant_id, version } = proposal
    return [{ variant_id, version, content_amount, content_unit }]
  })
  const apply = useAct(() => api('POST /api/admin/products/contents', { body: { rows: chosen } }), {
    refresh: [proposalsKey, ['product'], ...staleAfterWrite],
    onDone: ({ data: { applied, refused } }) => {
      if (applied.length > 0) toast.success(t('contents.applied', { count: applied.length }))
      if (refused.length > 0) toast.error(t('contents.refused', { count: refused.length }))
    },
  })
  const next = list.data?.next ?? null
  return {
    list,
    rows,
    /** Whether a proposal of these rows was changed and is not written yet. */
    edited: rows.some(({ proposal }) => proposal.variant_id in edits),
    /** Whether a corrected amount or unit is to be written. */
    corrected: rows.some(
      ({ proposal, reviewed }) =>
        reviewed.chosen &&
        (reviewed.content_amount !== proposal.content_amount ||
          reviewed.content_unit !== proposal.content_unit),
    ),
    /** How many rows are to be written. */
    count: chosen.length,
    edit: (id: number, change: Partial<ReviewedRow>) =>
      setEdits((earlier) => ({ ...earlier, [id]: { ...earlier[id], ...change } })),
    chooseAll: (on: boolean) =>
      setEdits((earlier) => ({
        ...earlier,
        ...Object.fromEntries(
          rows.map(({ proposal: { variant_id } }) => [
            variant_id,
            { ...earlier[variant_id], chosen: on },
          ]),
        ),
      })),
    apply: () => apply.mutate(),
    pending: apply.isPending,
    /** Goes on behind these rows; undefined at the end. */
    goOn: next === null ? undefined : () => setAfter(next),
  }
}
