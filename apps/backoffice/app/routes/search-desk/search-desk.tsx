import { Tabs } from '@base-ui/react/tabs'
import { Button } from '@tsiran/ui/button'
import { DetailLayout } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PinDialog } from '../../features/search-desk/pin-dialog.tsx'
import { RedirectDialog } from '../../features/search-desk/redirect-dialog.tsx'
import { SynonymDialog } from '../../features/search-desk/synonym-dialog.tsx'
import { TryPanel } from '../../features/search-desk/try-panel.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Misses } from './misses.tsx'
import { Pins } from './pins.tsx'
import { Redirects } from './redirects.tsx'
import { Synonyms } from './synonyms.tsx'
import type { Asked } from './asked.ts'

const tabs = ['misses', 'synonyms', 'pins', 'redirects'] as const
type Tab = (typeof tabs)[number]
const newKinds = {
  misses: 'synonym',
  synonyms: 'synonym',
  pins: 'pin',
  redirects: 'redirect',
} as const

/** The search desk: what shoppers did not find, and what helps them. */
export default function SearchDesk() {
  const t = useMessages()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const mayWrite = useCan()('search.write')
  const [asked, setAsked] = useState<Asked>()
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'misses'
  const lists = { misses: Misses, synonyms: Synonyms, pins: Pins, redirects: Redirects }
  const List = lists[tab]
  return (
    <Page
      title={t('searchDesk.title')}
      actions={
        mayWrite && (
          <Button onClick={() => setAsked({ kind: newKinds[tab] })}>
            {t(`searchDesk.new.${newKinds[tab]}`)}
          </Button>
        )
      }
    >
      <DetailLayout side={<TryPanel />} sideLabel={t('searchDesk.try')}>
        <Tabs.Root
          className="min-w-0"
          value={tab}
          onValueChange={(next: Tab) =>
            void navigate({ search: `?tab=${next}` }, { replace: true })
          }
        >
          <Tabs.List
            aria-label={t('searchDesk.title')}
            className="mb-3 flex gap-1 overflow-x-auto border-b border-line"
          >
            {tabs.map((name) => (
              <Tabs.Tab
                key={name}
                value={name}
                className="flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 border-transparent px-3 text-muted aria-selected:border-apricot aria-selected:font-semibold aria-selected:text-ink"
              >
                {t(`searchDesk.tabs.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab} tabIndex={-1}>
            <p className="mb-3 max-w-prose text-muted">{t(`searchDesk.notes.${tab}`)}</p>
            <List key={tab} mayWrite={mayWrite} ask={setAsked} />
          </Tabs.Panel>
        </Tabs.Root>
      </DetailLayout>
      <Dialogs asked={asked} onClose={() => setAsked(undefined)} />
    </Page>
  )
}

function Dialogs({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  switch (asked?.kind) {
    case 'synonym':
      return <SynonymDialog synonym={asked.row} typed={asked.text} onClose={onClose} />
    case 'pin':
      return <PinDialog pin={asked.row} query={asked.text} onClose={onClose} />
    case 'redirect':
      return <RedirectDialog redirect={asked.row} query={asked.text} onClose={onClose} />
    default:
      return null
  }
}
