import type { Tx } from '@tsiran/db/database'
import type { Plan, WriteCall } from './kind.ts'
import type { ProductWrite } from './plan-products.ts'

export async function writeProducts(_tx: Tx, _plans: readonly Plan<ProductWrite>[], _call: WriteCall): Promise<void> {}
