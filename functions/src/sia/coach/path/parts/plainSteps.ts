/** "the pictures I should like to talk about": what they are for. */
const WISHED =
  /(?<=\b(?:the|an?|some|all) \p{L}{2,20}) (?:that |which )?(?:i|we|they) (?:(?:should|would) (?:like|love|want)|want|need|plan|intend|am going|are going) to (?=\p{L})/giu
const NUMBER =
  '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a few|some|several|most|many)'
/** "perhaps eight or nine of the paintings": how many there are is no part of a step. */
const HOW_MANY = new RegExp(
  `\\b(?:(?:perhaps|maybe|about|around|roughly|usually) )?${NUMBER}(?: (?:or|to) ${NUMBER})? of (?=(?:the|my|our|their) )`,
  'giu',
)

/** What is told of steps, without wishes and numbers about their things. */
export const plainSteps = (text: string): string => text.replace(WISHED, ' to ').replace(HOW_MANY, '')

/** Where or with what something is done, at the end of a step. */
const AT_END = / (?:in|on|via|through|using|with) (?:the|an?|our|my|their) (?:\p{L}+ )?\p{L}+$/iu
/** Fewest words of a step without what it is done with. */
const LEAST = 3

/** Further forms of steps, which leave out the tool that no step names: "accept the order in the app". */
export const withoutTool = (forms: readonly string[]): readonly string[] =>
  forms.flatMap((form) => {
    const rest = form.replace(AT_END, '')
    return rest === form || rest.split(' ').length < LEAST ? [] : [rest]
  })
