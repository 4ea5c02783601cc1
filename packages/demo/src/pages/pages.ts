import { about } from './about.ts'
import { delivery } from './delivery.ts'
import { faq } from './faq.ts'
import { clients, partners } from './galleries.ts'
import type { DemoPage } from './page.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { typography } from './typography.ts'
import { visit } from './visit.ts'
import { wholesale } from './wholesale.ts'

/** Every written page of the demo shop. */
export const pages: readonly DemoPage[] = [
  about,
  delivery,
  privacy,
  terms,
  wholesale,
  faq,
  clients,
  partners,
  typography,
  visit,
]
