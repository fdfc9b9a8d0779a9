import { COMMON_PASSWORDS } from './commonPasswords.ts'

const MIN_CHARACTERS = 8
/** Limits the hashing time, which depends on the length. */
const MAX_CHARACTERS = 200

export const PASSWORD_RULE = `At least ${MIN_CHARACTERS} characters.`

/** @returns the error message for a new password; undefined when it is valid */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Enter a password.'
  if (password.length < MIN_CHARACTERS)
    return `This password is too short: use at least ${MIN_CHARACTERS} characters.`
  if (password.length > MAX_CHARACTERS)
    return `This password is too long: use at most ${MAX_CHARACTERS} characters.`
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    return 'This password is too common, so it is easy to guess: choose another one.'
  return undefined
}
