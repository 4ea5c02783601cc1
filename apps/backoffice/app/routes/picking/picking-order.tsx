import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { hoursOf, isUnknown, pickingQuery } from '../../features/picking/picking-queries.ts'
import { UnknownOrders } from '../../features/picking/unknown-orders.tsx'
import { WalkLines } from '../../features/picking/walk-lines.tsx'
import { Page } from '../../features/shell/page.tsx'
import { inAnyLanguage } from '../../platform/api/other-language.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One order on a picker's phone. */
export default function PickingOrder() {
  const t = useMessages()
  const { id = '' } = useParams()
  const back = { to: '/picking', label: t('picking.title') }
  if (/^[1-9]\d{0,14}$/.test(id)) return <Walk id={Number(id)} back={back} />
  return <Unknown back={back} />
}

interface Back {
  back: { to: string; label: string }
}

function Walk({ id, back }: Back & { id: number }) {
  const t = useMessages()
  const query = useQuery(inAnyLanguage(useQueryClient(), pickingQuery(id)))
  if (isUnknown(query)) return <Unknown back={back} />
  return (
    <LoadThing query={query} back={back}>
      {(picking) => (
        <Page
          title={t('picking.order', { number: picking.order_id })}
          aside={hoursOf(picking)}
          back={back}
        >
          <WalkLines key={picking.order_id} pickings={[picking]} />
        </Page>
      )}
    </LoadThing>
  )
}

const Unknown = ({ back }: Back) => (
  <Page title={back.label} back={back}>
    <UnknownOrders />
  </Page>
)
