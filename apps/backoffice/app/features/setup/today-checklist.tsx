import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { countDone, setupQuery } from './setup-queries.ts'

/** Most shops are set up: they never load it. */
const ChecklistCard = lazyPart(async () => (await import('./checklist-card.tsx')).ChecklistCard)

/** The checklist on the first page, until it is done or put away. For those who may change the settings. */
export function TodayChecklist() {
  const { data: setup } = useQuery(setupQuery)
  if (!setup || setup.dismissed || countDone(setup).isComplete) return null
  return <ChecklistCard setup={setup} />
}
