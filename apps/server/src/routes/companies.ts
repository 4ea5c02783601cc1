import * as contract from '@tsiran/contract/companies'
import { registerCompany } from '@tsiran/domain/companies/register-company'
import { verifyEmail } from '@tsiran/domain/customers/verify-email'
import { translate } from '@tsiran/i18n/translate'
import { mailingOf } from '../http/mailing.ts'
import { operation, type Operation } from '../http/operation.ts'
import { signIn } from './sign-in.ts'

export const companyOperations: readonly Operation[] = [
  operation(contract.companyLogin, (context, request) => signIn(context, request, { companyOnly: true })),

  operation(contract.registerCompany, async (context, { caller, body }) => {
    await registerCompany(context.db, body, caller, mailingOf(context, caller))
    return { success: true as const, message: translate(caller.locale, 'answers.companyRegistered') }
  }),

  operation(contract.verifyEmail, async ({ db }, { caller, query }) => {
    await verifyEmail(db, query.key)
    return { message: translate(caller.locale, 'answers.emailVerified') }
  }),
]
