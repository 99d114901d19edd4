/** So many loyalty beans are worth a bag of coffee, on every site. */
export const beanReward = 1000;
