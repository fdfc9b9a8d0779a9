/* What the coach says to questions about the product. Each pattern matches a question in lower case. */

/** Answers to questions that can only be about the product, the first that matches. */
export const PRODUCT_ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:see|find|read|show|look at|scroll)\b.{0,20}\b(?:i|we)(?: have| already)? (?:said|wrote|told|answered|entered|had)\b|\bmy (?:earlier|previous|old) answers?\b/,
    'All that we said stays above in this session, and all that you accepted is in the study beside it.',
  ],
  [
    /\b(?:share|invite|colleagues?|team ?mates?|together|co-?workers?|log ?ins?|log in|sign in|two accounts|two of us|(?:another|own|my) account|own laptop|same time)\b(?!.{0,20}\b(?:see|read))/,
    'Sessions are yours alone, in your own account. To share the result, export the study from Outcome Validation.',
  ],
  [
    /\b(?:who|anyone|anybody|someone|somebody|boss|managers?|head office|company|you|they|colleagues?|else)\b.{0,40}\b(?:sees?|reads?|looks? at|opens?|views?|gets? (?:at|to look)|has access|access|owns?)\b|\b(?:record(?:s|ing)? (?:me|us|this)|keeps? a copy)\b|\b(?:private|privacy|confidential|secure|gdpr|data|transcripts?)\b|\bsees? (?:this|what|my)\b|\btrain(?:ed|ing)? (?:on|with|your)\b/,
    'Your sessions and studies are stored in your own account: other members cannot open them. If your organization has set up a language model, it gets what you write here too.',
  ],
  [
    /\b(?:export|excel|word (?:file|document|doc)|(?:as|to|into|in) (?:a )?word\b|pdf|csv|spreadsheet|download|print|copy|e-?mail|final report)\b/,
    'Yes: everything you accept is in your study. Open it in Outcome Validation, where you can export it, for example as an Excel workbook.',
  ],
  [
    /\b(?:apps?|(?:work|run|use (?:it|this)|do (?:it|this)) on (?:my|a|the|an) (?:phone|mobile|tablet|ipad)|on mobile|offline|(?:without|no|need) internet|dark mode)\b/,
    'There is no app to install: open Outcome Studio in a browser, also on a phone, and you find the same sessions there. My answers need a connection.',
  ],
  [
    /\bwhere\b.{0,40}\b(?:accepted|drafts?|cards?|ones|report|result|statements?|it all|all this|end up|ends up)\b|\bwhat happens (?:with|to)\b/,
    'What you accept is in your study, which is beside this session and in Outcome Validation. A card that you have not decided on stays here.',
  ],
  [
    /\b(?:saved?|saves|autosaves?|stor(?:e|es|ed)|kept|come back|come and go|crash(?:es)?|(?:close|shut|closing) (?:the |this |my )?(?:tab|browser|laptop|window|chat|page)|lose (?:it|this|that|them|everything|all|anything|my|the rest)|(?:everything|it|all|this|work|answers?) (?:is |be |get |gets )?(?:gone|lost)|(?:does (?:it|this|sia)|do you|will you) remember|will (?:i|we) lose|in one go|pick (?:it|this) up)\b/,
    'Nothing is lost: this conversation is stored as we go, and what you accept is in your study. You can go on any time.',
  ],
  [
    /\b(?:delete|remove|get rid of)\b.{0,20}\b(?:sessions?|chats?|conversations?|account)\b/,
    'You can delete a session in the list of sessions, and restore it for a day. What you accepted stays in the study.',
  ],
  [
    /\b(?:undo|edit(?:ed)?|delete[ds]?|get rid of|for good|swap|reword|rename|wording|change (?:it|this|that|them|the)|correct (?:it|this|that)|later on)\b|\blater\b/,
    'You can change everything later: edit a card before you accept it, undo it, or rewrite it in Outcome Validation.',
  ],
  [
    /\b(?:paste|import|upload|attach|screenshots?|existing list)\b/,
    'I read only what you write here. A list that you have already can be pasted or imported in Outcome Validation.',
  ],
]

/** Answers to questions that are about the product unless they are about what is asked for. */
export const FURTHER_ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:price|costs? (?:me|us|extra|anything|much|something)|(?:does|will) (?:it|this) cost|how much (?:is|does|cost)|free|charged?|plan|account|membership|subscription|pay)\b/,
    'I only know about studies. Your plan and your account are under your name in the menu.',
  ],
  [
    /\b(?:how (?:long|many|much)|enough|finished|done|length|next|progress|limit|cap|maximum|at most|at least)\b/,
    'A good study has 8 to 20 steps and 5 to 15 outcomes for each. You can stop at any time: ten outcomes are a good start.',
  ],
  [/\b(?:language|english|german|french|spanish|deutsch|français|español)\b/, 'I only know English so far.'],
  [
    /\b(?:sia|robot|bot|are you (?:an? |really |even |actually )*(?:ai|human|person|program|machine|real|there|robot|bot)|(?:is|am) (?:this|i) .{0,20}\b(?:ai|human|person|machine))\b/,
    'I am Sia, a program, not a person. I ask about one thing at a time and draft statements from your words.',
  ],
]
