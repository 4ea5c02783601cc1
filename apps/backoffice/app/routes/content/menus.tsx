import { useQuery } from '@tanstack/react-query'
import { menuTypes, type AdminMenuItem, type MenuType } from '@tsiran/contract/admin/menus'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { ContentPage } from '../../features/content/content-page.tsx'
import { menusQuery } from '../../features/content/content-queries.ts'
import { MenuItemDialog } from '../../features/content/menu-item-dialog.tsx'
import { OrderedThings } from '../../features/content/ordered-things.tsx'
import { ThingState } from '../../features/content/thing-state.tsx'
import { usePageNames } from '../../features/content/use-page-names.ts'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

type Asked = { type: MenuType; item?: AdminMenuItem }

/** The links of header and footer. */
export default function Menus() {
  const t = useMessages()
  const mayWrite = useCan()('content.write')
  const query = useQuery(menusQuery)
  const [asked, setAsked] = useState<Asked>()
  return (
    <ContentPage tab="menus">
      <LoadPart query={query}>
        {(all) => (
          <div className="grid items-start gap-5 xl:grid-cols-2">
            {menuTypes.map((type) => (
              <Panel
                key={type}
                title={t(`content.${type}`)}
                action={
                  mayWrite && (
                    <Button
                      variant="secondary"
                      aria-label={`${t('content.newLink')}: ${t(`content.${type}`)}`}
                      onClick={() => setAsked({ type })}
                    >
                      {t('content.newLink')}
                    </Button>
                  )
                }
              >
                <MenuList
                  type={type}
                  items={all.filter((item) => item.type === type)}
                  mayWrite={mayWrite}
                  onEdit={(item) => setAsked({ type, item })}
                />
              </Panel>
            ))}
          </div>
        )}
      </LoadPart>
      {asked && <MenuItemDialog {...asked} onClose={() => setAsked(undefined)} />}
    </ContentPage>
  )
}

interface MenuListProps {
  type: MenuType
  items: readonly AdminMenuItem[]
  mayWrite: boolean
  onEdit: (item: AdminMenuItem) => void
}

function MenuList({ type, items, mayWrite, onEdit }: MenuListProps) {
  const t = useMessages()
  const locale = useLocale()
  const { nameOf } = usePageNames()
  if (items.length === 0) return <p className="text-muted">{t('content.noLinks')}</p>
  return (
    <OrderedThings
      kind="menus"
      label={t(`content.${type}`)}
      rows={items}
      nameOf={({ name }) => name[locale]}
      isShown={({ status }) => status}
      edit={(item) => ({ run: () => onEdit(item) })}
      mayWrite={mayWrite}
    >
      {({ name, url_key, page_id, status, page_hidden }) => (
        <>
          <span className="min-w-0 font-semibold">{name[locale]}</span>
          <span className="min-w-0 text-sm wrap-anywhere text-muted">
            {url_key === null ? nameOf(page_id!) : `/${url_key}`}
          </span>
          {!status && <ThingState state="hidden" />}
          {page_hidden && (
            <span className="text-sm text-apricot-dark">{t('content.pageHidden')}</span>
          )}
        </>
      )}
    </OrderedThings>
  )
}
