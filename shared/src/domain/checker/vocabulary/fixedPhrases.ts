/** Expressions with "and", "or" or a slash that name one thing. */
export const FIXED_PHRASES = `
  research and development | r and d | supply and demand | health and safety | terms and conditions | pros and cons |
  food and beverage | food and drink | bread and butter | trial and error | arts and crafts | wear and tear |
  profit and loss | mergers and acquisitions | back and forth | up and down | to and from | pick and place | cut and sew |
  heating and cooling | sales and marketing | command and control | cause and effect | rules and regulations |
  nuts and bolts | black and white | do-it-yourself | salt and pepper | hide and seek | lost and found | peer and self |
  diagnosis and treatment | whether or not | one or more | two or more | three or more | more or less | one or two |
  sooner or later | and so on | and so forth | now and then | again and again | over and over | more and more |
  less and less | fewer and fewer | and/or | i/o | ci/cd | n/a | w/o | a/b | tcp/ip | he/she | his/her | nose and throat |
  hardware and software | search and rescue | stop and go | start and end | beginning and end | age and gender |
  each and every | safe and sound | first and last | plug and play | question and answer | questions and answers |
  lock and key | room and board | bed and breakfast | law and order | vice and virtue | dos and don'ts | s and p
`
