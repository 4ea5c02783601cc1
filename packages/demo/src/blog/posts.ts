import { apricots } from './apricots.ts'
import { armenianCoffee } from './armenian-coffee.ts'
import { autumnJars } from './autumn-jars.ts'
import { boxPrice } from './box-price.ts'
import { freshHerbs } from './fresh-herbs.ts'
import { ghapama } from './ghapama.ts'
import { khorovats } from './khorovats.ts'
import { lavash } from './lavash.ts'
import { matsun } from './matsun.ts'
import { mondayOrder } from './monday-order.ts'
import { newYearTable } from './new-year-table.ts'
import { pomegranates } from './pomegranates.ts'
import type { DemoPost } from './post.ts'
import { tolma } from './tolma.ts'
import { trout } from './trout.ts'
import { winterCellar } from './winter-cellar.ts'

/** Every post of the demo shop's blog, newest first. */
export const posts: readonly DemoPost[] = [
  newYearTable,
  ghapama,
  tolma,
  mondayOrder,
  pomegranates,
  armenianCoffee,
  winterCellar,
  trout,
  freshHerbs,
  boxPrice,
  lavash,
  autumnJars,
  khorovats,
  matsun,
  apricots,
]
