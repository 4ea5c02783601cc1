import type { Tx } from '@tsiran/db/database'
import type { Plan, WriteCall } from './kind.ts'
import type { CategoryWrite } from './plan-categories.ts'

export async function writeCategories(_tx: Tx, _plans: readonly Plan<CategoryWrite>[], _call: WriteCall): Promise<void> {}
