import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { Button } from '@tsiran/ui/button'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { wantedLines } from './draft-lines.ts'
import type { DraftFields } from './draft-overlap.ts'
import { draftsQuery } from './draft-query.ts'
import { draftPath } from './paths.ts'
import type { LostWrite } from './use-draft-changes.ts'

/** Fields that make the same draft anew; a slot that nobody may choose any more is left out. */
function fieldsOf(draft: Draft): DraftFields {
  const { shipping_method, payment_method, district_id, slot } = draft
  const isOpen = draft.days.some(({ slots }) => slots.some(({ id }) => id === slot?.id))
  return {
    buyer_locale: draft.buyer_locale,
    customer_id: draft.buyer?.customer_id ?? null,
    address: draft.address,
    lines: wantedLines(draft),
    note: draft.note,
    ...(shipping_method !== null && { shipping_method }),
    ...(payment_method !== null && { payment_method }),
    ...(district_id !== null && { district_id }),
    ...(slot && isOpen && { slot_id: slot.id }),
  }
}

const focus = (note: HTMLElement | null) => note?.focus()

interface DiscardedNoteProps {
  /** As it was read last. */
  draft: Draft
  /** What came after it was discarded. */
  lost: readonly LostWrite[]
}

/** Says that a colleague has discarded the draft, and begins the same again with what was typed meanwhile. */
export function DiscardedNote({ draft, lost }: DiscardedNoteProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const begin = useAct(
    async () => {
      let { data } = await api('POST /api/admin/drafts', { body: fieldsOf(draft) })
      const params = { id: data.id }
      for (const write of lost) {
        const { version } = data
        const answer =
          typeof write === 'string'
            ? await api('POST /api/admin/drafts/:id/paste', {
                params,
                body: { text: write, version },
              })
            : await api('PUT /api/admin/drafts/:id', { params, body: { ...write(data), version } })
        data = answer.data
      }
      return data
    },
    {
      refresh: [draftsQuery.queryKey],
      onDone: ({ id }) => void navigate(draftPath(id), { replace: true }),
    },
  )
  return (
    <div
      // The field that was typed in is closed: whoever typed far below is led to the reason.
      ref={focus}
      tabIndex={-1}
      className="mb-5 grid scroll-mt-24 justify-items-start gap-3 outline-none"
    >
      <Notice kind="error">{t('drafts.discarded')}</Notice>
      <Button loading={begin.isPending} onClick={() => begin.mutate()}>
        {t('drafts.beginAgain')}
      </Button>
    </div>
  )
}
