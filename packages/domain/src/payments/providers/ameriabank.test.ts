import { describe, expect, test } from 'vitest'
import { ameriabank } from './ameriabank.ts'
import { readDetails } from './ameriabank-details.ts'
import { GatewayRefusalError, GatewayUnreachableError } from '../provider.ts'
import { vposOver } from './vpos.ts'

const payment = {
  id: 1001,
  order_id: 100001,
  amount: 2480,
  currency: '051',
  key: 'k',
  bank_id: '8E72B240-2AA1-48BC-9F6E-6E6396C8D081',
}
const settings = {
  clientId: 'client',
  username: 'user',
  password: 'secret',
  payHost: 'https://services.ameriabank.am',
  origin: 'https://shop.test',
  describe: ({ order_id }: { order_id: number }) => `Order ${order_id}`,
}

/** A bank that gives these answers in turn, and a record of its calls. */
function bankOf(...answers: (Record<string, unknown> | Error)[]) {
  const asked: { operation: string; body: Record<string, unknown> }[] = []
  const { bank } = ameriabank({
    ...settings,
    async call(operation, body) {
      asked.push({ operation, body })
      const answer = answers.shift()
      if (answer === undefined) throw new Error('called too often')
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { bank: bank!, asked }
}
const deposited = {
  ResponseCode: '00',
  OrderID: 1001,
  OrderStatus: 2,
  Amount: 2480,
  DepositedAmount: 2480,
  Currency: '051',
}

test('a payment is registered with the fields of vPOS 3.1, and its page is the bank’s', async () => {
  const { bank, asked } = bankOf({
    PaymentID: payment.bank_id,
    ResponseCode: 1,
    ResponseMessage: 'OK',
  })
  expect(await bank.open(payment, 'hy')).toBe(payment.bank_id)
  expect(asked).toEqual([
    {
      operation: 'InitPayment',
      body: {
        ClientID: 'client',
        Username: 'user',
        Password: 'secret',
        Amount: 2480,
        OrderID: 1001,
        BackURL: 'https://shop.test/api/payments/ameriabank/return',
        Description: 'Order 100001',
        Currency: '051',
        Opaque: '',
        Timeout: 1200,
      },
    },
  ])
  expect(bank.payPage(payment, 'hy')).toBe('https://shop.test/payments/ameriabank/k?lang=hy')
  expect(bank.bankPage!(payment, 'hy')).toBe(
    `https://services.ameriabank.am/VPOS/Payments/Pay?id=${payment.bank_id}&lang=am`,
  )
})

describe('an answer of GetPaymentDetails', () => {
  test.each([
    ['deposited whole', {}, 'paid'],
    ['deposited in part', { DepositedAmount: 2000 }, 'paid'],
    ['deposited, but nothing', { DepositedAmount: 0 }, 'unclear'],
    ['deposited, without an amount', { DepositedAmount: undefined }, 'unclear'],
    ['deposited, but for its code', { ResponseCode: '0116' }, 'unclear'],
    ['with the integer code of InitPayment', { ResponseCode: 1 }, 'unclear'],
    ['started', { OrderStatus: 0 }, 'waiting'],
    ['approved', { OrderStatus: 1 }, 'held'],
    ['authorised by itself', { OrderStatus: 5 }, 'held'],
    ['void', { OrderStatus: 3 }, 'declined'],
    ['declined with its reason as the code', { ResponseCode: '0116', OrderStatus: 6 }, 'declined'],
    ['refunded', { OrderStatus: 4 }, 'returned'],
    ['without a status', { OrderStatus: undefined }, 'unclear'],
    ['with an unknown status', { OrderStatus: 9 }, 'unclear'],
  ])('%s', (_what, change, state) => {
    expect(readDetails({ ...deposited, ...change })).toMatchObject({
      state,
      amount: 2480,
      currency: '051',
      number: '1001',
    })
  })

  test('that refuses the shop’s password leaves the payment as it is', () => {
    expect(readDetails({ ResponseCode: '20', ResponseMessage: 'Invalid credentials' }).state).toBe(
      'unclear',
    )
  })

  test('reports the deposit, and counts as no answer without an amount', () => {
    expect(readDetails({ ...deposited, DepositedAmount: 2000 })).toMatchObject({
      amount: 2480,
      received: 2000,
    })
    expect(readDetails({ ...deposited, Amount: undefined }).state).toBe('unclear')
  })

  test('has no text that a database cannot store', () => {
    const { details } = readDetails({
      ...deposited,
      TrxnDescription: `a\u0000b${'x'.repeat(196)}😀`,
      rrn: '\ud83d',
    })
    expect(details).toEqual({ reason: `a b${'x'.repeat(196)}\ufffd`, rrn: '\ufffd' })
  })

  test('has no data about the payer', () => {
    const { details } = readDetails({
      ...deposited,
      CardNumber: '408306******1111',
      ClientName: 'ANI SARGSYAN',
      rrn: '1',
      ExpDate: '2801',
    })
    expect(details).toEqual({ card: '408306******1111', rrn: '1' })
  })
})

describe('a refund', () => {
  test('returns the deposit, with one request', async () => {
    const { bank, asked } = bankOf(deposited, { ResponseCode: '00' })
    await bank.refund!(payment, 'all')
    expect(asked[1]).toMatchObject({
      operation: 'RefundPayment',
      body: { PaymentID: payment.bank_id, Amount: 2480 },
    })
  })

  test('returns the deposit where it is another amount', async () => {
    const { bank, asked } = bankOf({ ...deposited, DepositedAmount: 2000 }, { ResponseCode: '00' })
    await bank.refund!(payment, 'all')
    expect(asked[1]).toMatchObject({ operation: 'RefundPayment', body: { Amount: 2000 } })
  })

  test('is partial for a given amount, but never of reserved money', async () => {
    const { bank, asked } = bankOf(deposited, { ResponseCode: '00' })
    await bank.refund!(payment, 480)
    expect(asked[1]).toMatchObject({ operation: 'RefundPayment', body: { Amount: 480 } })
    const held = bankOf({ ...deposited, OrderStatus: 1 })
    await expect(held.bank.refund!(payment, 480)).rejects.toThrow(GatewayRefusalError)
    expect(held.asked).toHaveLength(1)
  })

  test('cancels a reserved payment', async () => {
    const { bank, asked } = bankOf({ ...deposited, OrderStatus: 1 }, { ResponseCode: '00' })
    await bank.refund!(payment, 'all')
    expect(asked.map(({ operation }) => operation)).toEqual(['GetPaymentDetails', 'CancelPayment'])
  })

  test('does nothing where the money was returned before', async () => {
    const { bank, asked } = bankOf({ ...deposited, OrderStatus: 4 })
    await bank.refund!(payment, 'all')
    expect(asked).toHaveLength(1)
  })

  test('of all is refused where the bank has returned a part that the shop does not know of', async () => {
    const { bank, asked } = bankOf({ ...deposited, OrderStatus: 4, RefundedAmount: 480 })
    await expect(bank.refund!(payment, 'all')).rejects.toThrow(GatewayRefusalError)
    expect(asked).toHaveLength(1)
    const whole = bankOf({ ...deposited, OrderStatus: 4, RefundedAmount: 2480 })
    await expect(whole.bank.refund!(payment, 'all')).resolves.toBeUndefined()
  })

  test('goes on in parts after the bank calls the payment refunded, up to what is left there', async () => {
    const begun = { ...deposited, OrderStatus: 4, RefundedAmount: 2000 }
    const { bank, asked } = bankOf(begun, { ResponseCode: '00' })
    await bank.refund!(payment, 480)
    expect(asked[1]).toMatchObject({ operation: 'RefundPayment', body: { Amount: 480 } })
    for (const answer of [
      begun,
      { ...deposited, OrderStatus: 4 },
      { ...deposited, OrderStatus: 6 },
    ]) {
      const left = bankOf(answer)
      await expect(left.bank.refund!(payment, 481)).rejects.toThrow(GatewayRefusalError)
      expect(left.asked).toHaveLength(1)
    }
  })

  test('is never retried automatically', async () => {
    const lost = bankOf(deposited, new GatewayUnreachableError('time-out'))
    await expect(lost.bank.refund!(payment, 'all')).rejects.toThrow(GatewayUnreachableError)
    const refused = bankOf(deposited, { ResponseCode: '07', ResponseMessage: 'Not possible' })
    await expect(refused.bank.refund!(payment, 'all')).rejects.toThrow(GatewayRefusalError)
    expect([lost.asked.length, refused.asked.length]).toEqual([2, 2])
  })
})

describe('money that a two-stage terminal holds', () => {
  test('is reported with what the bank approved', () => {
    expect(readDetails({ ...deposited, OrderStatus: 1, ApprovedAmount: 2480 })).toMatchObject({
      state: 'held',
      amount: 2480,
      approved: 2480,
    })
  })

  test('is taken in part, and let go of, with one request each', async () => {
    const { bank, asked } = bankOf({ ResponseCode: '00' }, { ResponseCode: '00' })
    await bank.capture!(payment, 2000)
    await bank.void!(payment)
    expect(asked).toMatchObject([
      { operation: 'ConfirmPayment', body: { PaymentID: payment.bank_id, Amount: 2000 } },
      { operation: 'CancelPayment', body: { PaymentID: payment.bank_id } },
    ])
  })

  test('is asked for once: a refusal or a lost answer is not repeated', async () => {
    const refused = { ResponseCode: '07', ResponseMessage: 'Not possible' }
    const { bank, asked } = bankOf(refused, new GatewayUnreachableError('time-out'))
    await expect(bank.capture!(payment, 2000)).rejects.toThrow(GatewayRefusalError)
    await expect(bank.void!(payment)).rejects.toThrow(GatewayUnreachableError)
    expect(asked).toHaveLength(2)
  })
})

describe('a bank over the network', () => {
  const call = (answer: () => Promise<Response>) =>
    vposOver('https://bank.test', answer as typeof fetch)('GetPaymentDetails', {})

  test.each([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', async () => new Response('oops', { status: 500 })],
    ['answers with a page', async () => new Response('<html>', { status: 200 })],
    ['answers with nothing', async () => Response.json(null)],
  ])('that %s is unreachable', async (_why, answer) => {
    await expect(call(answer)).rejects.toThrow(GatewayUnreachableError)
  })

  test('has a timeout', async () => {
    let signal: AbortSignal | undefined
    const answer = async (_url: string, init: RequestInit) => {
      signal = init.signal!
      return Response.json({ ResponseCode: '00' })
    }
    expect(
      await vposOver('https://bank.test', answer as typeof fetch)('GetPaymentDetails', {}),
    ).toEqual({ ResponseCode: '00' })
    expect(signal).toBeInstanceOf(AbortSignal)
  })
})
