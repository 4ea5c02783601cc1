import * as contract from '@tsiran/contract/companies'
import { addUser } from '@tsiran/domain/companies/add-user'
import { deleteUser } from '@tsiran/domain/companies/delete-user'
import { editUser } from '@tsiran/domain/companies/edit-user'
import { listUsers } from '@tsiran/domain/companies/list-users'
import { registerCompany } from '@tsiran/domain/companies/register-company'
import { verifyEmail } from '@tsiran/domain/customers/verify-email'
import { translate } from '@tsiran/i18n/translate'
import { requireRole } from '../api/caller.ts'
import { mailingOf } from '../api/mailing.ts'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { signIn } from './sign-in.ts'

export const companyOperations: readonly EndpointHandler[] = [
  handler(contract.companyLogin, (context, request) =>
    signIn(context, request, { companyOnly: true }),
  ),

  handler(contract.registerCompany, async (context, { caller, body }) => {
    await registerCompany(context.db, body, {
      client: caller,
      mailing: mailingOf(context, caller),
      limits: context.config.limits,
    })
    return {
      success: true as const,
      message: translate(caller.locale, 'answers.companyRegistered'),
    }
  }),

  handler(contract.verifyEmail, async ({ db }, { caller, query }) => {
    await verifyEmail(db, query.key)
    return { message: translate(caller.locale, 'answers.emailVerified') }
  }),

  handler(contract.listCompanyUsers, async ({ db }, { caller }) => ({
    success: true as const,
    users: await listUsers(db, requireRole(caller, 'Manager').companyId),
  })),

  handler(contract.addCompanyUser, async ({ db, config }, { caller, body }) => {
    const user = await addUser(db, requireRole(caller, 'Manager'), {
      form: body,
      locale: caller.locale,
      client: caller,
      limits: config.limits,
    })
    return {
      success: true as const,
      message: translate(caller.locale, 'companies.userCreated'),
      user,
    }
  }),

  handler(contract.editCompanyUser, async ({ db, config }, { caller, body }) => {
    const user = await editUser(db, requireRole(caller, 'Manager'), {
      id: body.id,
      form: body,
      client: caller,
      limits: config.limits,
    })
    return {
      success: true as const,
      message: translate(caller.locale, 'companies.userUpdated'),
      user,
    }
  }),

  handler(contract.deleteCompanyUser, async ({ db }, { caller, body }) => {
    await deleteUser(db, requireRole(caller, 'Manager'), body.id)
    return { success: true as const, message: translate(caller.locale, 'companies.userDeleted') }
  }),
]
