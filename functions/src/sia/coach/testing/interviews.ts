import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'

/** What somebody answers to each kind of question, in order; without an answer left they skip. */
export type Interview = Readonly<Record<Asked, readonly string[]>>

type Asked = 'executor' | 'job' | 'size' | 'execute' | 'before' | 'after' | 'long' | 'wrong' | 'wasted'

/** The key of an interview's answers to a question; null for a question that no interview answers. */
export function askedBy(question: CoachQuestion): Asked | null {
  switch (question.kind) {
    case 'executor':
    case 'job':
    case 'size':
      return question.kind
    case 'steps':
    case 'outcomes':
      return question.about
    default:
      return null
  }
}

/** Interviews as ten kinds of people would give them, with chatter, doubts and corrections. */
export const INTERVIEWS: Readonly<Record<string, Interview>> = {
  terse: {
    executor: ['line cooks'],
    job: ['get the food out hot'],
    size: ['as it is'],
    execute: ['read the ticket, start the pans, plate the dish'],
    before: ['sharpen the knives, check the stock'],
    after: ['clean the station'],
    long: [
      'finding the ticket',
      'pans heat slowly',
      'plating takes forever',
      'counting the stock',
      'sharpening',
    ],
    wrong: [
      'ticket gets lost',
      'pan burns',
      'plates go cold',
      'out of stock',
      'cut fingers',
      'knife too blunt',
    ],
    wasted: ['paper', 'gas', 'sauce left over', 'out of date cream', 'skip'],
  },
  rambling: {
    executor: [
      'Well, where do I begin, it is mostly the nurses on the night shift, I used to be one of them for eleven years.',
    ],
    job: ['I would say they try to get every patient through the night, which sounds easy and is not.'],
    size: ['I think it is fine like that'],
    execute: [
      'So first they take the handover from the late shift, then they look at each patient, and then they give the medication. My sister does that too in Leeds.',
    ],
    before: ['Before that they read the files and check the equipment, well, if there is time, haha.'],
    after: ['At the end they write the report and hand over the patients to the early shift.'],
    long: [
      'Reading the handwriting of the doctor, you would not believe it.',
      'It takes ages to find a working thermometer, and there are only two of them.',
      'Waiting for the doctor to call back, sometimes half the night.',
      'Finding out who knows the code of the cupboard',
      'looking for the charger',
    ],
    wrong: [
      'The files are incomplete, that has been so since I started there.',
      'A patient falls, which happened to us in March, terrible. And nobody hears the bell.',
      'the wrong patient gets the medication',
      'Somebody forgets to sign the list. It is always the same people, but I do not want to name names.',
      'batteries are empty',
    ],
    wasted: [
      'printing the whole file',
      'walking back to the store room again and again',
      'medication that is thrown away because the patient has gone home',
      'writing the same numbers on two lists',
      'skip',
    ],
  },
  unsure: {
    executor: ['hm hard to say', 'people who have a hive or two in the garden i suppose'],
    job: ['i never thought about it like that, but bring the colony through the winter maybe?'],
    size: ['is it too broad?', 'as it is i think'],
    execute: ['not sure, feed the bees, treat the mites, close the hive?'],
    before: ['um, order the sugar perhaps'],
    after: ['no idea', 'skip'],
    long: [
      'not really sure but mixing the syrup maybe',
      'waiting until it is cold enough',
      'carrying the boxes?',
      'comparing prices perhaps',
      'looking for the right feeder',
      'finding a neighbor who can help',
    ],
    wrong: [
      'maybe the bees do not take the syrup',
      'the mites come back',
      'water gets in i suppose',
      'the sugar arrives too late, maybe',
      'i forget to close the lid',
      'wasps get into the hive',
    ],
    wasted: [
      'syrup that goes bad i guess',
      'dont know',
      'skip',
      'hmm nothing comes to mind',
      'i throw away old sugar',
      'wax maybe',
      'old frames that i never use',
    ],
  },
  contrary: {
    executor: ['not the boss. the people who do the books in small companies'],
    job: ['no, not bookkeeping. closing the books of a month'],
    size: ['No. It is fine.', 'as it is'],
    execute: [
      'why do you want to know?',
      'match the payments, correct the entries, send the figures to the owner',
    ],
    before: ['collect the receipts. obviously'],
    after: ['store the receipts, what else'],
    long: [
      'nothing takes long there. but half of the payments have no invoice number',
      'finding the mistake',
      'waiting for the owner to answer',
      'chasing people for receipts',
    ],
    wrong: [
      'wrong, it is not the payments, the bank export is late',
      'an entry is booked twice',
      'the owner does not read the figures',
      'receipts get lost',
    ],
    wasted: [
      'useless question',
      'typing in the numbers twice',
      'no waste there',
      'printing reports that nobody reads',
      'copying receipts',
    ],
  },
  'second language': {
    executor: ['It are the class teachers who go with the class'],
    job: ['They want that all the children come home safe'],
    size: ['it is good like this'],
    execute: ['First they count the children, then they take the train, after they visit the museum'],
    before: ['They must collect the permission from the parents and they must book the train'],
    after: ['They write a report'],
    long: [
      'to count again and again',
      'To find the right platform takes very long',
      'waiting for the guide',
      'it takes long to wait for the slow parents',
      'calling the railway',
    ],
    wrong: [
      'A child gets lost',
      'The train are too full',
      'Children does not listen',
      'parents forget to sign the paper',
      'the seats is not reserved',
    ],
    wasted: [
      'tickets what nobody uses',
      'tickets that nobody uses',
      'entrance fees that are paid for sick children',
      'to print the same letter two times',
      'paying for empty seats',
    ],
  },
  phone: {
    executor: ['parnets of small kids'],
    job: ['travle with the kids'],
    size: ['yes'],
    execute: ['pack teh bags, drive to the airport, wiat at the gate'],
    before: ['book the flihgt, check the pasports'],
    after: ['unpack the bags'],
    long: [
      'finding the toys',
      'finding a parkng space',
      'waiting for the gate to open',
      'comparing flights',
      'looking for the documents',
    ],
    wrong: [
      'we froget the passport',
      'kids get sick in the car',
      'the kids are bored',
      'the flight is canceled',
      'a passport is expired',
    ],
    wasted: ['clothes nobody wears', 'skip', 'food we throw away', 'nxt'],
  },
  'lower case': {
    executor: ['conductors of amateur choirs'],
    job: ['prepare a choir for a concert'],
    size: ['as it is'],
    execute: ['first warm up the voices then rehearse the hard bars and finally sing the whole piece'],
    before: ['choose the pieces and order the sheet music'],
    after: ['put away the chairs'],
    long: [
      'it takes forever until everybody is quiet',
      'going over the same bar',
      'finding the right speed',
      'reading through a hundred pieces',
      'waiting for the delivery',
    ],
    wrong: [
      'singers come late',
      'the basses sing the wrong notes',
      'the sopranos run out of breath',
      'the piece is too hard for the tenors',
      'pages are missing',
    ],
    wasted: [
      'skip',
      'rehearsing bars that everybody knows',
      'singers who just sit there',
      'buying pieces that nobody sings',
      'copies nobody needs',
    ],
  },
  chatty: {
    executor: ['Hi Sia! So nice. We are volunteers at a food bank, all of us retired, except for Tom lol'],
    job: ['Oh that is easy, we hand out food to people in need, every Saturday :)'],
    size: ['Perfect as it is, thanks!'],
    execute: [
      'Haha where do I start. We sort the donations, then we pack the bags and then we hand out the bags.',
    ],
    before: ['we pick up the food from the shops and set up the tables, with music!'],
    after: ['and in the end we clean the hall, and drink tea of course'],
    long: [
      'sorting the cans takes ages, but we chat a lot so nobody minds',
      'Finding the right size of bag takes long, funny, isn’t it',
      'waiting for people who come late, but they are lovely',
      'driving to the shops',
      'carrying the tables',
    ],
    wrong: [
      'oh yes, food is out of date. And bags break, what a mess!',
      'a bag is too heavy, my poor back',
      'people get the wrong bag',
      'the shop is closed, imagine!',
      'a table breaks',
    ],
    wasted: [
      'bread, we throw away so much bread, it breaks my heart a little',
      'plastic bags',
      'bags that nobody picks up',
      'driving to a shop that has nothing',
    ],
  },
  emotional: {
    executor: ['me, I look after my mother', 'people who look after a parent'],
    job: ['keep a parent safe at home'],
    size: ['Yes.'],
    execute: ['help the parent out of bed, prepare the pills, cook the meals'],
    before: ['I am so tired of this. talk to the doctor, order the pills'],
    after: ['lock the door'],
    long: [
      'getting dressed takes forever, it makes me want to cry',
      'reading the tiny letters on the box takes ages',
      'cooking two different meals',
      'waiting for the doctor to call back',
      'waiting at the pharmacy',
    ],
    wrong: [
      'she falls. I am so scared of that. the parent falls',
      'the parent takes the wrong pill',
      'the food gets cold',
      'nobody tells me about a change',
      'the pharmacy is out of pills',
    ],
    wasted: [
      'I feel guilty when I leave',
      'pills that are left over',
      'food that nobody eats',
      'driving to the doctor for nothing',
    ],
  },
  pasting: {
    executor: ['Appliance repairers (self-employed, one van)'],
    job: ['Restore a broken appliance'],
    size: ['as it is'],
    execute: [
      '1. ask the customer what is wrong\n2. open the appliance\n3. replace the broken part\n4. test the appliance',
    ],
    before: ['- load the van\n- call the customer'],
    after: ['- write the invoice\n- dispose of the old part'],
    long: [
      '- finding the model number\n- waiting for the customer to come to the door',
      '- loosening rusty screws',
      '- finding the right part',
      '- waiting until the machine is hot',
    ],
    wrong: [
      '* the customer does not remember what happened\n* the wrong part is in the van',
      '- a screw breaks\n- the cover gets scratched',
      '- the part does not fit',
      '- the fault comes back after a week',
    ],
    wasted: [
      '• trips back to the store',
      'n/a',
      '- parts that are ordered by mistake',
      '- water used for the test',
    ],
  },
}
