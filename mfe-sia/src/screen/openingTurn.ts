import type { CoachTurn, Study } from '@outcome-studio/shared/domain'

/** The coach's first message, which is not stored. */
export function openingTurn({ jtbd }: Study): CoachTurn {
  const greeting =
    "Hi, I'm Sia, your coach. I'm not a person: I ask, propose wording, and you decide what goes in."
  const job = jtbd.userInput.trim()
  const question =
    job === ''
      ? 'Let’s begin with the people you want to help. Who are they, and what are they trying to get done?'
      : `Your study is about “${job}”. What would you like to work on?`
  return { text: `${greeting}\n\n${question}`, choices: [], proposals: [], state: '' }
}
