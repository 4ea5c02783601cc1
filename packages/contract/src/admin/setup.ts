import Type, { type Static } from 'typebox'
import { Id, LocaleQuery, Nullable } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, OneOf } from './schema.ts'

/** What makes an empty database a shop, in the order of the checklist. `shop`, its names and contacts, opens it to shoppers. */
export const setupSteps = [
  'shop',
  'logo',
  'categories',
  'product',
  'import',
  'delivery',
  'payment',
  'terms',
  'order',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** Of the demo catalogue in the merchant's own shop. */
export const demoStates = ['none', 'loading', 'loaded', 'removing'] as const
/** Why it cannot be loaded now: no names and contacts yet, or a catalogue of the shop's own. */
export const demoObstacles = ['not_set_up', 'own_catalogue'] as const

export const Setup = Type.Object({
  /** Whether shoppers see the shop. */
  is_open: Type.Boolean(),
  /** Whether the checklist is put away. */
  dismissed: Type.Boolean(),
  /** `done` follows from the shop's data alone, so that a step is open again once its fact is gone. */
  steps: Type.Array(
    Type.Object({ step: OneOf(setupSteps), state: OneOf(['done', 'skipped', 'open']) }),
  ),
  /** The page of the terms; null where there is none yet. */
  terms_page_id: Nullable(Id),
  demo: Type.Object({
    state: OneOf(demoStates),
    /** The job that loads or removes it. */
    job_id: Nullable(Type.Integer()),
    obstacle: Nullable(OneOf(demoObstacles)),
  }),
})
export type Setup = Static<typeof Setup>

/** What the removal of the demo catalogue leaves: rows that the merchant has changed or uses. */
export interface DemoResult {
  loaded?: number
  removed?: number
  left?: number
}

const setup = { tag: 'setup', success: one(Setup) } as const
const write = {
  ...setup,
  permission: 'settings.write',
  method: 'POST',
} as const
const step = { params: Type.Object({ step: OneOf(setupSteps) }), body: Type.Object(LocaleQuery) }

export const getSetup = adminEndpoint({
  ...setup,
  permission: 'settings.read',
  background: true,
  method: 'GET',
  path: '/api/admin/setup',
  summary: 'How far the shop is set up',
  query: Type.Object(LocaleQuery),
  errors: [],
})
export const skipStep = adminEndpoint({
  ...write,
  ...step,
  path: '/api/admin/setup/steps/:step/skip',
  summary: 'Skips a step of the setup. Again changes nothing',
  errors: [],
})
export const resumeStep = adminEndpoint({
  ...write,
  ...step,
  path: '/api/admin/setup/steps/:step/resume',
  summary: 'Takes up a skipped step again',
  errors: [],
})
export const dismissSetup = adminEndpoint({
  ...write,
  path: '/api/admin/setup/dismiss',
  summary: 'Puts the checklist away, or brings it back to the first page',
  body: Type.Object({ ...LocaleQuery, dismissed: Type.Boolean() }),
  errors: [],
})
export const loadDemo = adminEndpoint({
  ...write,
  path: '/api/admin/setup/demo/load',
  summary:
    'Loads the demo catalogue with its pages in the background, into a shop without a catalogue of its own. Again finds the same job',
  body: Type.Object(LocaleQuery),
  errors: ['conflict'],
})
export const removeDemo = adminEndpoint({
  ...write,
  path: '/api/admin/setup/demo/remove',
  summary:
    'Removes the demo catalogue in the background. Products that were changed or are in carts, orders and lists stay, hidden',
  body: Type.Object(LocaleQuery),
  errors: ['conflict'],
})
