import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { bankOrigins, createOrderServices } from './order-services.ts'

const database = testDatabase()
const card = {
  AMERIABANK_CLIENT_ID: 'id',
  AMERIABANK_USERNAME: 'user',
  AMERIABANK_PASSWORD: 'secret',
}
const wallet = { IDRAM_ACCOUNT: '110000001', IDRAM_SECRET_KEY: 'secret' }
const setUp = (env: Record<string, string>) => {
  const config = readConfig({ DATABASE_URL: database.url, ORIGIN: 'https://shop.test', ...env })
  return {
    methods: [...createOrderServices(config, database.db).providers.keys()],
    origins: bankOrigins(config),
  }
}

test('only configured banks are offered, and forms lead to no others', () => {
  expect(setUp({})).toEqual({ methods: ['cashondelivery', 'credit'], origins: [] })
  expect(setUp({ SANDBOX_BANK: 'on' })).toEqual({
    methods: ['cashondelivery', 'credit', 'ameriabank'],
    origins: [],
  })
  expect(setUp({ ...card, ...wallet, AMERIABANK_SERVER: 'test' })).toEqual({
    methods: ['cashondelivery', 'credit', 'ameriabank', 'idram'],
    origins: ['https://servicestest.ameriabank.am', 'https://banking.idram.am'],
  })
})
