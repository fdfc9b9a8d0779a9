import { finishedStatement } from '@outcome-studio/shared/domain/coach'
import { ENGLISH } from '../language/ENGLISH.ts'
import { correctEnglish } from './correctEnglish.ts'

const statementOf = (about: 'long' | 'wrong' | 'wasted', told: string): string =>
  finishedStatement(about, correctEnglish(about, told, ENGLISH))

test.each([
  ['searching the key', 'Minimize the time it takes to search the key'],
  [
    'explain to customer why price go up',
    'Minimize the time it takes to explain to the customer why the price goes up',
  ],
  ['finding a free place for park', 'Minimize the time it takes to find a free place to park'],
  ['write down all measurement', 'Minimize the time it takes to write down all measurements'],
  [
    'check if every child have the consent',
    'Minimize the time it takes to check if every child has the consent',
  ],
  ['wait until it dry', 'Minimize the time it takes to wait until it dries'],
  ['finds the right screw', 'Minimize the time it takes to find the right screw'],
  ['explaining the bill to customer', 'Minimize the time it takes to explain the bill to the customer'],
  ['wait the delivery', 'Minimize the time it takes to wait for the delivery'],
  ['find customer who pay', 'Minimize the time it takes to find the customer who pays'],
  ['find out why machine stop', 'Minimize the time it takes to find out why the machine stops'],
  ['find out which parts is missing', 'Minimize the time it takes to find out which parts are missing'],
  ['check if all bottle are full', 'Minimize the time it takes to check if all bottles are full'],
  ['check weather the tank is full', 'Minimize the time it takes to check whether the tank is full'],
  ['put label on box', 'Minimize the time it takes to put the label on the box'],
  ['clean all window', 'Minimize the time it takes to clean all windows'],
  ['carrying the sacks to the truck', 'Minimize the time it takes to carry the sacks to the truck'],
  ['decide how to cutting the cloth', 'Minimize the time it takes to decide how to cut the cloth'],
  ['remember what the guest want', 'Minimize the time it takes to remember what the guest wants'],
  ['wait until the paint dry', 'Minimize the time it takes to wait until the paint dries'],
  ['look for a apartment number', 'Minimize the time it takes to look for an apartment number'],
  [
    'tell customers that the price have changed',
    'Minimize the time it takes to tell customers that the price has changed',
  ],
  [
    'make sure that every window are closed',
    'Minimize the time it takes to make sure that every window is closed',
  ],
  ['learn how the machine work', 'Minimize the time it takes to learn how the machine works'],
  [
    'clean the brush when the paint dry',
    'Minimize the time it takes to clean the brush when the paint dries',
  ],
])('"It takes long to %s" is %j', (told, statement) => {
  expect(statementOf('long', told)).toBe(statement)
})

test.each([
  [
    'patient do not understand the instruction',
    'Minimize the likelihood that a patient does not understand the instruction',
  ],
  ['the child bite the wire', 'Minimize the likelihood that the child bites the wire'],
  ['paste is too much wet', 'Minimize the likelihood that paste is too wet'],
  ['the supplier send wrong parts', 'Minimize the likelihood that the supplier sends wrong parts'],
  ['the machines stops', 'Minimize the likelihood that the machines stop'],
  ['driver not find the house', 'Minimize the likelihood that a driver does not find the house'],
  ['the the lid come off', 'Minimize the likelihood that the lid comes off'],
  ['customers complains about price', 'Minimize the likelihood that customers complain about price'],
  ['she forget to sign', 'Minimize the likelihood that she forgets to sign'],
  ['I loose the ticket', 'Minimize the likelihood that I lose the ticket'],
  ['teh kiln is to hot', 'Minimize the likelihood that the kiln is too hot'],
  ['a apprentice cut wrong side', 'Minimize the likelihood that an apprentice cuts the wrong side'],
  ['wrong size is order', 'Minimize the likelihood that the wrong size is ordered'],
  ['pt dont wear the elastics', 'Minimize the likelihood that pt do not wear the elastics'],
  ['glue get on gums', 'Minimize the likelihood that glue gets on gums'],
  ['two bracket touch each other', 'Minimize the likelihood that two brackets touch each other'],
  ['the dog bark at the postman', 'Minimize the likelihood that the dog barks at the postman'],
  ['the belt slip off the pulley', 'Minimize the likelihood that the belt slips off the pulley'],
  ['the bread stick to the tin', 'Minimize the likelihood that the bread sticks to the tin'],
  ['the nurse forget the label', 'Minimize the likelihood that the nurse forgets the label'],
  ['guests arrives too late', 'Minimize the likelihood that guests arrive too late'],
  ['the drill bit break', 'Minimize the likelihood that the drill bit breaks'],
  ['the labels falls off', 'Minimize the likelihood that the labels fall off'],
  ['labels falls off the jar', 'Minimize the likelihood that labels fall off the jar'],
  ['the scanner dont read the code', 'Minimize the likelihood that the scanner does not read the code'],
  ['the scanner doesnt read the code', 'Minimize the likelihood that the scanner does not read the code'],
  ['the guest cant find the entrance', 'Minimize the likelihood that the guest cannot find the entrance'],
  ['the lid wont close', 'Minimize the likelihood that the lid will not close'],
  ['the driver no find the address', 'Minimize the likelihood that the driver does not find the address'],
  ['the kiln not hot', 'Minimize the likelihood that the kiln is not hot'],
  ['the nurse not wearing gloves', 'Minimize the likelihood that the nurse is not wearing gloves'],
  ['the customers not pay', 'Minimize the likelihood that the customers do not pay'],
  ['wrong part is deliver', 'Minimize the likelihood that the wrong part is delivered'],
  ['a invoice is send twice', 'Minimize the likelihood that an invoice is sent twice'],
  ['the parcel is not deliver on time', 'Minimize the likelihood that the parcel is not delivered on time'],
  ['the oven get to hot', 'Minimize the likelihood that the oven gets too hot'],
  ['the glue dries to fast', 'Minimize the likelihood that the glue dries too fast'],
  ['the gap is wider then the tile', 'Minimize the likelihood that the gap is wider than the tile'],
  ['the wood is more longer then planned', 'Minimize the likelihood that the wood is longer than planned'],
  ['a customer loose the receipt', 'Minimize the likelihood that a customer loses the receipt'],
  ['patients forget there appointment', 'Minimize the likelihood that patients forget their appointment'],
  ["the part loses it's shape", 'Minimize the likelihood that the part loses its shape'],
  ['their is a crack in the pipe', 'Minimize the likelihood that there is a crack in the pipe'],
  [
    'the driver do not knows the address',
    'Minimize the likelihood that the driver does not know the address',
  ],
  ['the machine does not working', 'Minimize the likelihood that the machine does not work'],
  ['the worker have not sign the form', 'Minimize the likelihood that the worker has not signed the form'],
  ['the tenant dont answers the phone', 'Minimize the likelihood that the tenant does not answer the phone'],
  [
    'mechanic forget screw in engine',
    'Minimize the likelihood that a mechanic forgets the screw in the engine',
  ],
  ['the welder burn the edge', 'Minimize the likelihood that the welder burns the edge'],
  ['every guests wants coffee', 'Minimize the likelihood that every guest wants coffee'],
  ['the seeds does not germinate', 'Minimize the likelihood that the seeds do not germinate'],
  ['the boards is too wet', 'Minimize the likelihood that the boards are too wet'],
  ['there is many customers', 'Minimize the likelihood that there are many customers'],
  ['the customer speak to quick', 'Minimize the likelihood that the customer speaks too quick'],
  ['the baker put salt twice', 'Minimize the likelihood that the baker puts salt twice'],
  ['the plaster crack after it dry', 'Minimize the likelihood that the plaster cracks after it dries'],
  ['the recieved parcel is damage', 'Minimize the likelihood that the received parcel is damaged'],
])('"It goes wrong when %s" is %j', (told, statement) => {
  expect(statementOf('wrong', told)).toBe(statement)
})

test.each([
  ['many time for waiting the delivery', 'Minimize the time spent waiting for the delivery'],
  ['paint that dry in the can', 'Minimize the amount of wasted paint that dries in the can'],
  ['wood that crack in the kiln', 'Minimize the amount of wasted wood that cracks in the kiln'],
  ['time to look for the keys', 'Minimize the time spent looking for the keys'],
  ['time for searching the tools', 'Minimize the time spent searching the tools'],
  ['many hours for waiting the truck', 'Minimize the time spent waiting for the truck'],
  ['flour that fall on the floor', 'Minimize the amount of wasted flour that falls on the floor'],
  ['leaflets that nobody read', 'Minimize the number of wasted leaflets that nobody reads'],
  ['apples that falls from the tree', 'Minimize the number of wasted apples that fall from the tree'],
  ['bread because the customers dont come', 'Minimize the amount of bread that is wasted'],
  ['a lot of time with cleaning the brushes', 'Minimize the time spent cleaning the brushes'],
  [
    'fabric when the apprentice cut the wrong side',
    'Minimize the amount of fabric that is wasted when the apprentice cuts the wrong side',
  ],
])('"We waste %s" is %j', (told, statement) => {
  expect(statementOf('wasted', told)).toBe(statement)
})

test.each([
  ['wrong', 'oil is leak from the pipe'],
  ['wrong', 'the bracket falls off'],
  ['long', 'isolate the tooth'],
  ['wasted', 'bonding paste'],
  ['wasted', 'gloves because they tear'],
  ['wrong', 'nobody answers the phone'],
  ['wrong', 'there is no more wax'],
  ['wrong', 'we run out of wax'],
  ['long', 'calm down a child who cries'],
  ['wrong', 'the software update interrupts the procedure'],
  ['wrong', 'parts made before and after a change are mixed up'],
  ['wrong', 'the can leaks'],
  ['wrong', 'each can runs dry'],
  ['wrong', 'the steps after it count as failed'],
  ['wrong', 'people queue in the rain'],
  ['wrong', 'a payment of less than 10 euros is rejected at the till'],
  ['wrong', 'a caption remains on screen after a cut'],
  ['wrong', 'the team forget the cones'],
  ['wrong', 'the gap is wider than the tile'],
  ['wrong', 'an hour is lost'],
  ['wrong', 'a unit is missing'],
  ['wasted', 'money on permits that expire'],
  ['wrong', 'the glaze gets hotter then the kiln cracks'],
  ['wrong', 'scale builds up faster than it can be removed'],
  ['long', 'fix the sheet before the pay run'],
  ['long', 'learn which seeds are left from last season'],
  ['long', 'find a buyer who pays by card'],
  ['long', 'reach a vet by phone or in person'],
  ['long', 'clear the swarf off the bed'],
  ['wasted', 'the hours that nurses spend on paperwork'],
] as const)('asked what is %s, "%s" stays as it is', (about, told) => {
  expect(correctEnglish(about, told, ENGLISH)).toBe(told)
})
