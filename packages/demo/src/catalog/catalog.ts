import type { DemoCategory } from '../types.ts'
import { alcohol } from './alcohol.ts'
import { breadBakery } from './bread-bakery.ts'
import { cannedPreserves } from './canned-preserves.ts'
import { coffeeTea } from './coffee-tea.ts'
import { dairyEggs } from './dairy-eggs.ts'
import { drinks } from './drinks.ts'
import { fishSeafood } from './fish-seafood.ts'
import { fruitVegetables } from './fruit-vegetables.ts'
import { grocery } from './grocery.ts'
import { household } from './household.ts'
import { meatPoultry } from './meat-poultry.ts'
import { sweets } from './sweets.ts'

/** The roots of the demo catalogue, in the shop's order. */
export const catalog: DemoCategory[] = [
  fruitVegetables,
  dairyEggs,
  breadBakery,
  meatPoultry,
  fishSeafood,
  grocery,
  cannedPreserves,
  sweets,
  drinks,
  coffeeTea,
  alcohol,
  household,
]
