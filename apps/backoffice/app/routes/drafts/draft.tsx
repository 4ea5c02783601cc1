import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { Draft as DraftData } from '@tsiran/contract/admin/draft-shapes'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { BuyerPanel } from '../../features/drafts/buyer-panel.tsx'
import { findContested } from '../../features/drafts/contested.tsx'
import { DiscardedNote } from '../../features/drafts/discarded-note.tsx'
import { draftQuery } from '../../features/drafts/draft-query.ts'
import { LinesPanel } from '../../features/drafts/lines-panel.tsx'
import { MethodsPanel } from '../../features/drafts/methods-panel.tsx'
import { newOrderPath, placedOrderPath } from '../../features/drafts/paths.ts'
import { SumsPanel } from '../../features/drafts/sums-panel.tsx'
import { useDraftChanges } from '../../features/drafts/use-draft-changes.ts'
import { useLeadToChoice } from '../../features/drafts/use-lead-to-choice.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import NotFound from '../shell/not-found.tsx'

/** An order by phone that is being taken. */
export default function Draft() {
  const t = useMessages()
  const id = Number(useParams()['draftId'])
  const draft = useQuery(draftQuery(id))
  const status = isApiError(draft.error) ? draft.error.status : undefined
  if (!draft.data && status !== undefined && status < 500) return <NotFound />
  if (draft.data?.order_id) return <Navigate to={placedOrderPath(draft.data.order_id)} replace />
  return (
    <>
      {draft.data ? (
        <OpenDraft key={id} draft={draft.data} isDiscarded={status === 404} />
      ) : (
        <Page title={t('drafts.title')}>
          {draft.isError ? (
            <LoadFailure onRetry={() => void draft.refetch()} />
          ) : (
            <Skeleton className="h-96" />
          )}
        </Page>
      )}
    </>
  )
}

interface OpenDraftProps {
  draft: DraftData
  /** A colleague has discarded it: what there was stays to be read, and to begin with again. */
  isDiscarded: boolean
}

function OpenDraft({ draft, isDiscarded }: OpenDraftProps) {
  const t = useMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const changes = useDraftChanges(draft.id)
  const { place, discard, lost, busy } = changes
  /** Drams of the minimum that the person agrees to be below; another district may have another one. */
  const [agreed, setAgreed] = useState<number>()
  const isSmall = (draft.minimum?.missing ?? 0) > 0
  const belowMinimum = isSmall && agreed === draft.minimum?.amount
  const leadToChoice = useLeadToChoice()
  const placeNow = () => {
    if (isDiscarded || draft.missing.length > 0 || place.isPending || (isSmall && !belowMinimum))
      return
    if (findContested()) return leadToChoice()
    // A field that is being typed in sends its text first.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    place.mutate(
      { total: draft.grand_total, belowMinimum: isSmall },
      {
        onSuccess: ({ order_id }) => {
          toast.success(t('drafts.placed', { number: order_id }))
          void navigate(placedOrderPath(order_id), { replace: true })
        },
        onError: leadToChoice,
      },
    )
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key !== 'Enter' ||
      !(event.ctrlKey || event.metaKey) ||
      document.querySelector('[role=dialog]')
    )
      return
    event.preventDefault()
    placeNow()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Page
      title={t('drafts.title')}
      actions={
        <Button
          variant="quiet"
          disabled={isDiscarded}
          loading={discard.isPending}
          onClick={() =>
            discard.mutate(undefined, {
              onSuccess: () => void navigate(newOrderPath, { replace: true }),
            })
          }
        >
          {t('drafts.discard')}
        </Button>
      }
    >
      {isDiscarded && <DiscardedNote draft={draft} lost={lost} />}
      {/* On a phone one column, whose last part, the sums, stays at the lower edge. */}
      <fieldset
        disabled={isDiscarded}
        className="flex min-w-0 flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
      >
        <div className="contents min-w-0 gap-5 lg:grid">
          <LinesPanel draft={draft} changes={changes} />
          <div className="max-lg:order-1">
            <MethodsPanel draft={draft} changes={changes} />
          </div>
        </div>
        <aside aria-label={t('drafts.buyer')} className="contents gap-5 lg:grid">
          <BuyerPanel draft={draft} changes={changes} />
          <div className="max-lg:sticky max-lg:bottom-16 max-lg:z-20 max-lg:order-2 md:max-lg:bottom-4">
            <SumsPanel
              draft={draft}
              busy={busy}
              placing={place.isPending}
              belowMinimum={belowMinimum}
              onBelowMinimum={(agrees) => setAgreed(agrees ? draft.minimum?.amount : undefined)}
              onPlace={placeNow}
            />
          </div>
        </aside>
      </fieldset>
    </Page>
  )
}
