/** The number of loyalty beans for a free bag of coffee, on every site. */
export const beanReward = 1000;
