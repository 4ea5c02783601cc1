import { Tabs } from '@base-ui/react/tabs'
import { useNavigate, useSearchParams } from 'react-router'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CalendarTab } from './calendar-tab.tsx'
import { WeekTab } from './week-tab.tsx'
import { ZonesTab } from './zones-tab.tsx'

const tabs = ['zones', 'week', 'calendar'] as const
type Tab = (typeof tabs)[number]

/** Where and when the shop delivers: zones, the week, and the slots of the next days. */
export default function Delivery() {
  const t = useMessages()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'zones'
  const parts = { zones: ZonesTab, week: WeekTab, calendar: CalendarTab }
  const Part = parts[tab]
  return (
    <Page title={t('delivery.title')}>
      <Tabs.Root
        value={tab}
        onValueChange={(next: Tab) => void navigate({ search: `?tab=${next}` }, { replace: true })}
      >
        <Tabs.List
          aria-label={t('delivery.title')}
          className="mb-4 flex gap-1 overflow-x-auto border-b border-line"
        >
          {tabs.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 border-transparent px-3 text-muted aria-selected:border-apricot aria-selected:font-semibold aria-selected:text-ink"
            >
              {t(`delivery.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} tabIndex={-1} className="grid gap-5">
          <p className="max-w-prose text-muted">{t(`delivery.notes.${tab}`)}</p>
          <Part />
        </Tabs.Panel>
      </Tabs.Root>
    </Page>
  )
}
