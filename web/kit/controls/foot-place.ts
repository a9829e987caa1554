/** On the page's frame: the height of a phone's bar, and at the page's end the place of all that the foot holds. */
export const footPlace =
  "tall:max-md:[--foot-bar:calc(4rem+1px+env(safe-area-inset-bottom))] tall:pb-[calc(var(--foot-bar,0px)+var(--foot-lines,0px))] print:pb-0";
