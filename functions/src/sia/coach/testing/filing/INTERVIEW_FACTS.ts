import { factsOf, type ToldFacts } from './factsOf.ts'

/** Facts of interviews, each with the step under which the member put its statement in the end. */
export const INTERVIEW_FACTS: readonly ToldFacts[] = [
  {
    executor: 'Heating technicians',
    job: 'Repair heating and cooling systems',
    steps: [
      'Ask the customer what its doing',
      'Find the unit',
      'Check the power',
      'Check the filter',
      'Take readings',
      'Find the bad part',
      'Quote the repair',
      'Get the part',
      'Swap the part',
      'Charge the system',
      'Check the temp split',
      'Write up the ticket',
      'Clean up',
    ],
    facts: factsOf(`
Ask the customer what its doing | long | It takes long to find out what the unit was doing before it quit
Ask the customer what its doing | long | It takes long to reach the tenant
Ask the customer what its doing | long | It takes long to find the breaker | Check the power
Ask the customer what its doing | long | It takes long to read a faded nameplate | Find the unit
Ask the customer what its doing | long | It takes long to figure out which unit feeds which rooms | Find the unit
Ask the customer what its doing | long | It takes long to hunt down a slow leak | Find the bad part
Ask the customer what its doing | wrong | It goes wrong when dispatch writes down the wrong trouble
Ask the customer what its doing | wrong | It goes wrong when the unit runs fine when the tech shows up
Ask the customer what its doing | wrong | It goes wrong when the customer already messed with the unit
Ask the customer what its doing | wrong | It goes wrong when the last guy rewired the unit without a diagram | Find the bad part
Find the unit | long | It takes long to get on the roof
Find the unit | long | It takes long to find the attic hatch
Find the unit | long | It takes long to get the landlord to ok the quote | Quote the repair
Find the unit | long | It takes long to run down a part nobody stocks | Get the part
Find the unit | long | It takes long to wait for the pressures to settle | Charge the system
Find the unit | wrong | It goes wrong when nobody's there to unlock the gate
Find the unit | wrong | It goes wrong when the label on the unit has the wrong apartment
Find the unit | wrong | It goes wrong when a good part gets condemned | Find the bad part
Find the unit | wrong | It goes wrong when the supply house hands over the wrong part | Get the part
Find the unit | wrong | It goes wrong when the tech gets zapped by a charged capacitor | Swap the part
Find the unit | wrong | It goes wrong when the unit gets overcharged | Charge the system
Check the power | wrong | It goes wrong when the breaker's in a locked room
Check the power | wrong | It goes wrong when same trouble comes back in a week | Check the temp split
Check the power | wrong | It goes wrong when the hose leaks refrigerant while charging | Charge the system
Check the power | wrong | It goes wrong when a screw gets dropped in the grass | Swap the part
Check the power | wrong | It goes wrong when a part never makes it on the invoice | Write up the ticket
Check the filter | long | It takes long to get a plugged filter out
Check the filter | long | It takes long to find a filter in an odd size
Check the filter | long | It takes long to fight a stripped panel screw | Swap the part
Check the filter | long | It takes long to write the same ticket twice | Write up the ticket
Check the filter | long | It takes long to wait for the split to settle | Check the temp split
`),
  },
  {
    executor: 'School librarians',
    job: 'Match children with books they want to read',
    steps: [
      "Ask the teachers what unit they're about to start",
      'Find out what the child likes',
      'Pull books off the shelves for the class',
      "Look over each book to see that it isn't too grown-up for the child",
      'Tell the class about a few of the books',
      'Help the child choose a book out of the pile',
      'Check the book out to the child',
      "Keep an eye on who's got what",
      "Swap a book the child can't get into for another one",
      'Get the books back',
      'Mend the torn books',
      'Put the books away',
    ],
    facts: factsOf(`
Ask the teachers what unit they're about to start | long | It takes long to catch a teacher between classes
Ask the teachers what unit they're about to start | long | It takes long to find out from the teacher what unit is coming up
Ask the teachers what unit they're about to start | long | It takes long to find a book that's supposed to be in but isn't on the shelf | Pull books off the shelves for the class
Ask the teachers what unit they're about to start | long | It takes long to get a shy child to say what they like to read | Find out what the child likes
Ask the teachers what unit they're about to start | long | It takes long to put everything back on the shelves | Put the books away
Ask the teachers what unit they're about to start | wrong | It goes wrong when the teacher picks another unit after a whole cart of books has already been pulled
Ask the teachers what unit they're about to start | wrong | It goes wrong when the teacher forgets to say that she has swapped units with the class next door
Ask the teachers what unit they're about to start | wrong | It goes wrong when a book that's supposed to be in is gone | Pull books off the shelves for the class
Ask the teachers what unit they're about to start | wrong | It goes wrong when a child picks a book that's way too hard | Help the child choose a book out of the pile
Ask the teachers what unit they're about to start | wrong | It goes wrong when a child just grabs whatever his friend has | Help the child choose a book out of the pile
Ask the teachers what unit they're about to start | wrong | It goes wrong when nobody notices a book got soaked by a water bottle till the next kid takes it home | Get the books back
Find out what the child likes | long | It takes long to find out that a child who says he loves dragons is only being polite
Find out what the child likes | long | It takes long to get through the line at the desk at the end of the period | Check the book out to the child
Find out what the child likes | long | It takes long to remember what each child read last
Find out what the child likes | wrong | It goes wrong when a child only names what her friend likes
Find out what the child likes | wrong | It goes wrong when a book the child doesn't like sits in a backpack for a month instead of coming back | Get the books back
Find out what the child likes | wrong | It goes wrong when book two of a series is out just when a child has finished book one | Help the child choose a book out of the pile
Find out what the child likes | wrong | It goes wrong when a family moves away with the library's books | Get the books back
Find out what the child likes | wrong | It goes wrong when a parent complains that a book is too grown-up | Look over each book to see that it isn't too grown-up for the child
Pull books off the shelves for the class | long | It takes long to hunt down books that the kids have stuck back in the wrong place
Pull books off the shelves for the class | long | It takes long to find enough books for the kids when the whole grade does the same unit
Pull books off the shelves for the class | long | It takes long to round up the overdue books | Get the books back
Pull books off the shelves for the class | long | It takes long to patch a torn spine | Mend the torn books
Pull books off the shelves for the class | wrong | It goes wrong when the quiet kids go home without a book | Help the child choose a book out of the pile
`),
  },
  {
    executor: 'Baristas in a coffee shop',
    job: 'Prepare the coffee drinks for the customers',
    steps: [
      'Understand what the customer wants',
      'Choose the bean',
      'Adjust the grind',
      'Measure the dose',
      'Take the shot of coffee',
      'Steam milk',
      'Put milk in the cup',
      'Verify the drink',
      'Call the customer',
      'Deliver the drink for the right customer',
      'Clean the steam',
    ],
    facts: factsOf(`
Understand what the customer wants | long | It takes long to understand the order when have much noise
Understand what the customer wants | long | It takes long to wait that the customer decide
Understand what the customer wants | long | It takes long to know which order the barista do first when have many orders
Understand what the customer wants | wrong | It goes wrong when the barista hear wrong the name of the drink
Understand what the customer wants | wrong | It goes wrong when the customer changes of idea after the coffee is started
Understand what the customer wants | wrong | It goes wrong when the barista not knows that the customer has allergy of milk
Choose the bean | long | It goes wrong when the coffee stays sour | Adjust the grind
Choose the bean | wrong | It goes wrong when the bean is old
Choose the bean | wrong | It goes wrong when the coffee stays without taste
Choose the bean | wrong | It goes wrong when the bean finishes in the middle of the day
Adjust the grind | long | It takes long to find the right grind when change the bag of bean
Adjust the grind | long | It takes long to taste many shots in the morning
Adjust the grind | long | It takes long to adjust again when the weather is wet
Adjust the grind | wrong | It goes wrong when the milk burns when the barista is attending the customer | Steam milk
Adjust the grind | wrong | It goes wrong when the oat milk is mixed with the normal milk | Steam milk
Measure the dose | long | It takes long to clean the powder of coffee that falls in the bench
Measure the dose | long | It takes long to weigh each dose when have line of customers
Measure the dose | wrong | It goes wrong when the dose is more little than the normal
Measure the dose | wrong | It goes wrong when the barista forgets to put the coffee on the balance
Take the shot of coffee | long | It takes long to wait for the milk when the shot is ready
Take the shot of coffee | long | It takes long to know if the shot is good for serve
Take the shot of coffee | long | It takes long to clean the filter between one coffee and other
`),
  },
]
