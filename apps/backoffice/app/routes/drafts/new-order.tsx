import { useNavigate } from 'react-router'
import { BuyerSearch } from '../../features/drafts/buyer-search.tsx'
import { draftsQuery } from '../../features/drafts/draft-query.ts'
import { OpenDrafts } from '../../features/drafts/open-drafts.tsx'
import { draftPath } from '../../features/drafts/paths.ts'
import { Page } from '../../features/shell/page.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { guestAddress } from '../../features/drafts/guest-address.ts'
import type { AdminInput } from '@tsiran/contract/admin/api'

type Fields = AdminInput<'POST /api/admin/drafts'>['body']

/** Begins an order by phone: who is calling. */
export default function NewOrder() {
  const t = useMessages()
  const navigate = useNavigate()
  const create = useAct(
    async (body: Fields) => (await api('POST /api/admin/drafts', { body })).data,
    {
      refresh: [draftsQuery.queryKey],
      onDone: ({ id }) => void navigate(draftPath(id)),
    },
  )
  return (
    <Page title={t('drafts.title')}>
      <div className="grid max-w-3xl gap-5">
        <Panel title={t('drafts.buyer')}>
          <BuyerSearch
            pending={create.isPending}
            onChoose={(chosen) =>
              create.mutate(
                'guest' in chosen
                  ? { address: guestAddress(chosen.guest) }
                  : { customer_id: chosen.customerId },
              )
            }
          />
        </Panel>
        <OpenDrafts />
      </div>
    </Page>
  )
}
