import * as contract from '@tsiran/contract/admin/setup'
import { dismissSetup, resumeStep, skipStep } from '@tsiran/domain/setup/change-setup'
import { readSetup } from '@tsiran/domain/setup/read-setup'
import { requestDemo } from '@tsiran/domain/setup/request-demo'
import type { Context } from '../../context.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

const answer = async ({ db, services }: Context) => ({
  data: await readSetup(db, services.providers),
})

/** How far the shop is set up, and the demo catalogue in it. */
export const setupHandlers: readonly AdminHandler[] = [
  adminHandler(contract.getSetup, answer),
  adminHandler(contract.skipStep, async (context, { params: { step }, staff: { by } }) => {
    await skipStep(context.db, { step, by })
    return answer(context)
  }),
  adminHandler(contract.resumeStep, async (context, { params: { step }, staff: { by } }) => {
    await resumeStep(context.db, { step, by })
    return answer(context)
  }),
  adminHandler(contract.dismissSetup, async (context, { body: { dismissed }, staff: { by } }) => {
    await dismissSetup(context.db, { dismissed, by })
    return answer(context)
  }),
  adminHandler(contract.loadDemo, async (context, { staff: { by } }) => {
    await requestDemo(context.db, { act: 'load', by })
    return answer(context)
  }),
  adminHandler(contract.removeDemo, async (context, { staff: { by } }) => {
    await requestDemo(context.db, { act: 'remove', by })
    return answer(context)
  }),
]
