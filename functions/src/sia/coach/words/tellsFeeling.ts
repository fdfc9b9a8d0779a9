/** What a trouble does to whoever tells of it: "my feet are killing me", "it drives us mad". */
const OF_TELLER =
  /\b(?:(?:is|are|was|were|keeps?|has been|have been) killing (?:me|us)|(?:drives?|driving|sends?|sending) (?:me|us) (?:mad|crazy|nuts|insane|bananas|up|round)|gets? on (?:my|our) nerves|does? (?:my|our) head in|makes? (?:me|us) (?:sick|mad|angry|furious|cry))\b/i

/** Whether a text tells how somebody feels about a trouble in a figure of speech, and not what happens. */
export const tellsFeeling = (text: string): boolean => OF_TELLER.test(text)
