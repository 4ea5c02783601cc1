import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'

/** What was done, in words, by the names that the log holds. */
const names: Readonly<Record<string, AdminMessageKey>> = {
  'draft.create': 'action.draftCreate',
  'draft.delete': 'action.draftDelete',
  'draft.update': 'action.draftUpdate',
  'order.place': 'action.orderPlace',
  'comment.answer': 'action.commentAnswer',
  'comment.approve': 'action.commentApprove',
  'comment.reject': 'action.commentReject',
  'company.approve': 'action.companyApprove',
  'company.block': 'action.companyBlock',
  'company.change': 'action.companyChange',
  'company.credit': 'action.companyCredit',
  'company.settle': 'action.companySettle',
  'customer.change': 'action.customerChange',
  'customer.reset_link': 'action.customerResetLink',
  'message.answer': 'action.messageAnswer',
  'message.change': 'action.messageChange',
  'settings.change': 'action.settingsChange',
  'session.begin': 'action.sessionBegin',
  'session.end': 'action.sessionEnd',
  'staff.claim': 'action.staffClaim',
  'staff.invite': 'action.staffInvite',
  'staff.accept': 'action.staffAccept',
  'staff.update': 'action.staffUpdate',
  'staff.remove': 'action.staffRemove',
}

/** The words of an action; undefined for one that has none yet. */
export const actionName = (action: string): AdminMessageKey | undefined => names[action]
