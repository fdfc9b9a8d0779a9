import { AuthError } from '../accounts/AuthError.ts'
import { applyActionCode, resetPassword } from './actionCodes.ts'
import type { Call } from './Operation.ts'

export type ActionAnswer =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'done'; readonly success: string; readonly changed: object }
  | { readonly kind: 'refused'; readonly error: string; readonly instructions: string; readonly more: object }

/** Purposes of a link, by its `mode`. */
const ACTIONS = {
  verifyEmail: { requestType: 'VERIFY_EMAIL', success: 'The email has been successfully verified.' },
  verifyAndChangeEmail: {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    success: 'The email has been successfully changed.',
  },
  resetPassword: { requestType: 'PASSWORD_RESET', success: 'The password has been successfully updated.' },
} as const

/**
 * Carries out the link of a mail, as if its user had followed it. The link for a forgotten password needs the new
 * password as its parameter `newPassword`.
 *
 * @param call of the project that the link's `apiKey` names
 */
export function openActionLink(call: Call, link: URL): ActionAnswer {
  const mode = link.searchParams.get('mode') ?? ''
  const oobCode = link.searchParams.get('oobCode') ?? ''
  if (!link.searchParams.get('apiKey')) return missing('apiKey')
  if (oobCode === '') return missing('oobCode')
  if (!isMode(mode)) return refused('Invalid mode', `Use one of ${Object.keys(ACTIONS).join(', ')}.`)
  const { requestType, success } = ACTIONS[mode]
  const code = call.codes.find(call.projectId, oobCode)
  if (code?.requestType !== requestType) return expired()
  const newPassword = link.searchParams.get('newPassword')
  if (mode === 'resetPassword' && !newPassword) {
    return refused(
      'missing newPassword query parameter',
      `To reset the password for ${code.email}, open the following URL with the new password.`,
      { urlTemplate: `${code.oobLink}&newPassword=NEW_PASSWORD_HERE` },
    )
  }
  try {
    if (mode === 'resetPassword') resetPassword(call, { oobCode, newPassword })
    else applyActionCode(call, oobCode)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return refused(error.message, 'Correct what it names, or ask for another link.')
  }
  const to = link.searchParams.get('continueUrl')
  if (to) return { kind: 'redirect', to }
  const { email, newEmail } = code
  return { kind: 'done', success, changed: newEmail === undefined ? { email } : { newEmail } }
}

function isMode(mode: string): mode is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, mode)
}

function missing(parameter: string): ActionAnswer {
  return refused(`missing ${parameter} query parameter`, `Open the link with its parameter ${parameter}.`)
}

function expired(): ActionAnswer {
  return refused('The link has expired, was used before, or is for something else.', 'Ask for another link.')
}

function refused(error: string, instructions: string, more: object = {}): ActionAnswer {
  return { kind: 'refused', error, instructions, more }
}
