import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { hoursOf, pickingQuery } from '../../features/picking/picking-queries.ts'
import { WalkLines } from '../../features/picking/walk-lines.tsx'
import { Page } from '../../features/shell/page.tsx'
import { inAnyLanguage } from '../../platform/api/other-language.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One order on a picker's phone. */
export default function PickingOrder() {
  const t = useMessages()
  const query = useQuery(inAnyLanguage(useQueryClient(), pickingQuery(Number(useParams()['id']))))
  const back = { to: '/picking', label: t('picking.title') }
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
