/**
 * Answers a question that is asked again and again in the same few words from memory. Whoever asks without end in ever new
 * words makes it forget all, so that it never grows beyond `most`.
 */
export const remember = <Answer, Question extends string | number = string>(
  work: (question: Question) => Answer,
  most: number,
): ((question: Question) => Answer) => {
  let known = new Map<Question, Answer>();
  return (question) => {
    // An answer may be `undefined`: it is then found out anew.
    const before = known.get(question);
    if (before !== undefined) return before;
    const answer = work(question);
    if (known.size >= most) known = new Map();
    known.set(question, answer);
    return answer;
  };
};
