import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'

/** What was done, in words, by the names that the log holds. */
const names: Readonly<Record<string, AdminMessageKey>> = {
  'document.issue': 'action.documentIssue',
  'draft.create': 'action.draftCreate',
  'draft.delete': 'action.draftDelete',
  'draft.update': 'action.draftUpdate',
  'order.place': 'action.orderPlace',
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
