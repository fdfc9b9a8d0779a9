const FEWEST = 8
/** Limits the hashing time, which depends on the length. */
const MOST = 200

export const PASSWORD_RULE = `At least ${FEWEST} characters.`

/** @returns the error message for a new password; undefined when it is valid */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Enter a password.'
  if (password.length < FEWEST) return `This password is too short: use at least ${FEWEST} characters.`
  if (password.length > MOST) return `This password is too long: use at most ${MOST} characters.`
  return undefined
}
