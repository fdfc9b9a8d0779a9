/** The likelihood of "there are dead seedlings"; none for what says that there is nothing. */
export function thereForms(text: string): readonly string[] {
  const thing = /^there (?:is|are) (?:often |always |sometimes |just )?(?!no\b|not\b|nothing\b)(.+)$/i.exec(
    text,
  )?.[1]
  return thing === undefined ? [] : [`Minimize the likelihood of ${thing}`]
}
