import type { Client } from '@tsiran/contract/client'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext, pageContext, type PageContext } from '../../platform/api/context.ts'
import { loader } from './dashboard.tsx'

test('a packed order shows what it costs now, as its history does', async () => {
  const context = new RouterContextProvider()
  context.set(pageContext, { role: false } as PageContext)
  const order = {
    id: 100001,
    formated_base_grand_total: '5 000 ֏',
    formated_final_total: '4 800 ֏',
  }
  const open = { ...order, id: 100002, formated_final_total: null }
  context.set(clientContext, (async (key: string) => ({
    data: key === 'GET /api/history' ? [open, order] : [],
  })) as unknown as Client)
  const { orders } = await loader({
    params: { locale: 'en' },
    context,
  } as unknown as LoaderFunctionArgs)
  expect(orders.map(({ total }) => total)).toEqual(['5 000 ֏', '4 800 ֏'])
})
