import { answerQuestion } from './answerQuestion.ts'

type Open = Parameters<typeof answerQuestion>[1]

test.each<[open: Open, answer: string, ...questions: string[]]>([
  [
    'outcomes',
    'stored in your own account',
    'who else can look at this',
    'does my manager get to see these?',
  ],
  ['job', 'export it', 'how do I get all this as a pdf', 'can you email me what we have'],
  ['steps', 'Sessions are yours alone', 'can my partner log in too', 'could two of us do this together'],
  ['executor', 'no app to install', 'is there an app for it', 'can I use it on my phone'],
  ['outcomes', 'Nothing is lost', 'if I close the tab is it all gone', 'can I do half and come back'],
  ['steps', 'beside this session', 'where do the ones I accepted go', 'where are my drafts'],
  ['size', 'change everything later', 'can I reword it later on'],
  ['outcomes', 'under your name in the menu', 'does a second study cost anything', 'is this free'],
])('asked for the %s, it says “%s” to questions about the product', (open, answer, ...questions) => {
  for (const question of questions) expect(answerQuestion(question, open)).toContain(answer)
})

test.each<[open: Open, answer: string, ...questions: string[]]>([
  [
    'steps',
    'not done without it',
    'is washing up part of this',
    'does invoicing belong here or is it a whole other job',
  ],
  ['executor', 'about one group', 'does it have to be one role?', 'would an apprentice count as well'],
  ['job', 'we come to the outcomes later', "why can't I put 'teach better lessons'?", 'can I say quickly'],
  [
    'outcomes',
    'Answer for the people who get the job done',
    'slow for me or for the guest?',
    'is that my problem or theirs',
  ],
  ['outcomes', 'Either counts', 'do you want wasted time or wasted flour'],
  ['steps', '**Define** is', 'what sort of thing goes under define?'],
  ['steps', '**Monitor** is', 'does tasting come under confirm or monitor'],
  ['steps', 'explain it to somebody new', 'how small should these be?'],
  ['job', 'broader job', 'isnt that a bit vague for a job'],
  ['outcomes', 'A **step** is a part of it', 'is folding the towels a step or an outcome, you lost me'],
  ['outcomes', 'Anything counts', 'does it matter if it only happens in winter'],
])('asked for the %s, it says “%s” to questions about the method', (open, answer, ...questions) => {
  for (const question of questions) expect(answerQuestion(question, open)).toContain(answer)
})

test('words of the work are no words of the product', () => {
  expect(answerQuestion('is calling the client on the phone a step?', 'steps')).not.toContain(
    'no app to install',
  )
  expect(answerQuestion('does a locked door count?', 'outcomes')).toContain('Anything counts')
})
