const FEWEST = 8
/** Hashing costs time by length. */
const MOST = 200

export const PASSWORD_RULE = `At least ${FEWEST} characters.`

/** @returns what is wrong with a new password, in words; undefined when it may be used */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Enter a password.'
  if (password.length < FEWEST) return `This password is too short: use at least ${FEWEST} characters.`
  if (password.length > MOST) return `This password is too long: use at most ${MOST} characters.`
  return undefined
}
