import { useQuery } from '@tanstack/react-query'
import type { AdminSocialLink } from '@tsiran/contract/admin/social'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useState } from 'react'
import { ContentPage } from '../../features/content/content-page.tsx'
import { socialQuery } from '../../features/content/content-queries.ts'
import { OrderedThings } from '../../features/content/ordered-things.tsx'
import { SocialDialog } from '../../features/content/social-dialog.tsx'
import { ThingState } from '../../features/content/thing-state.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

type Asked = { link?: AdminSocialLink }

/** Where else the shop is to be found. */
export default function Social() {
  const t = useMessages()
  const mayWrite = useCan()('content.write')
  const query = useQuery(socialQuery)
  const [asked, setAsked] = useState<Asked>()
  return (
    <ContentPage
      tab="social"
      actions={mayWrite && <Button onClick={() => setAsked({})}>{t('content.newSocial')}</Button>}
    >
      {query.isPending && <Skeleton className="h-60" />}
      {query.isError && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p className="text-muted">{t('content.noSocial')}</p>}
      {query.data && query.data.length > 0 && (
        <OrderedThings
          kind="social"
          label={t('content.social')}
          rows={query.data}
          nameOf={({ name }) => name}
          isShown={({ active }) => active}
          edit={(link) => ({ run: () => setAsked({ link }) })}
          mayWrite={mayWrite}
        >
          {({ name, link, icon, active }) => (
            <>
              <span className="flex items-center gap-2 font-semibold">
                <img
                  src={`/storage/icons/${icon}`}
                  alt=""
                  width={28}
                  height={28}
                  className="rounded-md bg-white p-1"
                />
                {name}
              </span>
              <span className="min-w-0 text-sm wrap-anywhere text-muted">{link}</span>
              {!active && <ThingState state="hidden" />}
            </>
          )}
        </OrderedThings>
      )}
      {asked && <SocialDialog {...asked} onClose={() => setAsked(undefined)} />}
    </ContentPage>
  )
}
