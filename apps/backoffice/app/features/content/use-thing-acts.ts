import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useBlockTexts } from '@tsiran/ui/block-texts'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { contentChanged } from './content-queries.ts'

/** What the acts need of a thing: the state that the person has seen. */
export interface SeenThing {
  id: number
  version: number
  name: string
}

type Kind = 'pages' | 'posts' | 'sliders' | 'menus' | 'social'
export type ThingAct = 'show' | 'hide' | 'remove' | 'restore'
type Saved = { data: { version: number } }

const isShown = {
  pages: (shown: boolean) => ({ hidden: !shown }),
  posts: (shown: boolean) => ({ hidden: !shown }),
  sliders: (shown: boolean) => ({ active: shown }),
  menus: (shown: boolean) => ({ status: shown }),
  social: (shown: boolean) => ({ active: shown }),
}
/** All kinds have the same calls. */
const call = api as unknown as (key: string, input: object) => Promise<Saved>

function send(kind: Kind, act: ThingAct, { id, version }: SeenThing): Promise<Saved> {
  const [path, params] = [`/api/admin/${kind}/:id`, { id }]
  if (act === 'remove') return call(`DELETE ${path}`, { params, query: { version } })
  if (act === 'restore') return call(`POST ${path}/restore`, { params, body: { version } })
  return call(`PUT ${path}`, { params, body: { version, ...isShown[kind](act === 'show') } })
}

const inverse = { show: 'hide', hide: 'show', remove: 'restore', restore: 'remove' } as const

/** Shows, hides, deletes and restores things of the content; what was done can be undone from its toast. */
export function useThingActs(kind: Kind) {
  const t = useMessages()
  const toast = useToast()
  const { undo } = useBlockTexts()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const refresh = () =>
    void Promise.all(contentChanged.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const act = useWrite(
    ({ name, thing }: { name: ThingAct; thing: SeenThing; undoing?: boolean }) =>
      send(kind, name, thing),
    {
      onError: (error) => {
        toast.error(failureText(error))
        refresh()
      },
      onSuccess: ({ data: { version } }, { name, thing, undoing }) => {
        refresh()
        const text = t(`content.done.${name}`, { name: thing.name })
        if (undoing) return toast.success(text)
        const run = () =>
          act.run({ name: inverse[name], thing: { ...thing, version }, undoing: true })
        toast.undoable(text, { label: undo, run })
      },
    },
  )
  return {
    run: (name: ThingAct, thing: SeenThing) => act.run({ name, thing }),
    pending: act.pending,
  }
}

/** Places a thing of an ordered list; a toast takes it back. */
export function useThingMove(kind: 'sliders' | 'menus' | 'social') {
  const t = useMessages()
  const toast = useToast()
  const { undo } = useBlockTexts()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['content'] })
  const move = useWrite(
    ({ thing, to }: { thing: SeenThing; to: number | null; from?: number | null }) =>
      call(`POST /api/admin/${kind}/:id/move`, {
        params: { id: thing.id },
        body: { version: thing.version, before_id: to },
      }),
    {
      onError: (error) => {
        toast.error(failureText(error))
        refresh()
      },
      onSuccess: ({ data: { version } }, { thing, from }) => {
        refresh()
        if (from === undefined) return
        const run = () => move.run({ thing: { ...thing, version }, to: from })
        toast.undoable(t('content.done.move', { name: thing.name }), { label: undo, run })
      },
    },
  )
  /** Moves one of `things` before another, or last. */
  return (things: readonly SeenThing[], id: number, to: number | null) => {
    const place = things.findIndex((thing) => thing.id === id)
    const thing = things[place]
    if (thing && to !== id) move.run({ thing, to, from: things[place + 1]?.id ?? null })
  }
}
