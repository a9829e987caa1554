/** The columns of the dashboard and of its frame. */
export const dashboardGrid =
  "grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_15rem] md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]";
