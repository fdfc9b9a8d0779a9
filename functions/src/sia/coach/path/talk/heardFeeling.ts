/** What hurts more than a conversation does. */
const GRIEVING =
  /\b(?:died|dead|passed away|funeral|grieving|grief|miss (?:him|her|them)|hospital|lost (?:a|an|my|our|him|her|one|someone|somebody)|ill|poorly|sick(?! (?:of|and tired|to)\b)|so sad|very sad|am sad|cancer|divorce)\b/i
/** Whoever talks is tired. */
const TIRED =
  /\b(?:sleep|slept|tired(?! of\b)|exhausted|exhausting|knackered|shattered|drained|worn out|awake|up (?:since|all night|early|at)|(?:double|night|long|late|early) shift|(?:long|rough|bad|hard|hell of a) (?:day|night|shift|week)|on my feet|coffee|migraine|headache|head (?:hurts|aches|is (?:about|going) to)|brain (?:is|has)|(?:cannot|can't|cant) (?:think|concentrate|focus))\b/i

/** What the coach says first to a feeling, and whether it is about the conversation itself. */
export function heardFeeling(message: string): { readonly text: string; readonly isOfTalk: boolean } {
  if (GRIEVING.test(message)) return { text: 'I’m sorry to hear that.', isOfTalk: false }
  if (TIRED.test(message)) return { text: 'You must be tired, so let’s keep it short.', isOfTalk: false }
  return { text: 'I’m sorry this is frustrating.', isOfTalk: true }
}
