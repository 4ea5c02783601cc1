import { useQuery } from '@tanstack/react-query'
import type { AdminSocialLink } from '@tsiran/contract/admin/social'
import { Button } from '@tsiran/ui/button'
import { useState } from 'react'
import { ContentPage } from '../../features/content/content-page.tsx'
import { socialQuery } from '../../features/content/content-queries.ts'
import { OrderedThings } from '../../features/content/ordered-things.tsx'
import { SocialDialog } from '../../features/content/social-dialog.tsx'
import { ThingState } from '../../features/content/thing-state.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
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
      <LoadPart query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-muted">{t('content.noSocial')}</p>
          ) : (
            <OrderedThings
              kind="social"
              label={t('content.social')}
              rows={rows}
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
                      className="rounded-md bg-[Canvas] p-1 scheme-light"
                    />
                    {name}
                  </span>
                  <span className="min-w-0 text-sm wrap-anywhere text-muted">{link}</span>
                  {!active && <ThingState state="hidden" />}
                </>
              )}
            </OrderedThings>
          )
        }
      </LoadPart>
      {asked && <SocialDialog {...asked} onClose={() => setAsked(undefined)} />}
    </ContentPage>
  )
}
